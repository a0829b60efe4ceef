import { QueryCache, QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnknownRecord } from '../../domain/failure/isUnknownRecord.ts';

/** Milliseconds. Shown at once after that too, while it is read again. */
const staleTime = 30_000;

/** Milliseconds that data is kept after it was last shown, so that a room seen before shows no skeleton. */
const gcTime = 60 * 60_000;

const newCache = (): QueryClient => {
  const cache = new QueryClient({
    queryCache: new QueryCache({
      // After a 404 the user may no longer belong to the company.
      onError: (error, { queryKey }) => {
        if (queryKey[0] === 'company' && isUnknownRecord(error)) {
          void cache.invalidateQueries({ queryKey: ['memberships'] });
        }
      },
    }),
    defaultOptions: {
      queries: {
        staleTime,
        gcTime,
        // The adapters retry at once, `useReadAgain` later.
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  return cache;
};

/** The query cache of one session; discarded with the admin area. */
export const useQueryCache = (): QueryClient => useState(newCache)[0];

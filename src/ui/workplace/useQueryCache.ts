import { QueryCache, QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnknownRecord } from '../../domain/failure/isUnknownRecord.ts';

const millisecondsFresh = 30_000;

const newCache = (): QueryClient => {
  const cache = new QueryClient({
    queryCache: new QueryCache({
      // Where nothing is found, one may no longer belong to the company.
      onError: (error, { queryKey }) => {
        if (queryKey[0] === 'company' && isUnknownRecord(error)) {
          void cache.invalidateQueries({ queryKey: ['memberships'] });
        }
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: millisecondsFresh,
        // The adapters try again on their own, and tell when they could not.
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  return cache;
};

/** The server state of one session: it ends with the area it stands around. */
export const useQueryCache = (): QueryClient => useState(newCache)[0];

import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const millisecondsFresh = 30_000;

const newCache = (): QueryClient =>
  new QueryClient({
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

/** The server state of one session: it ends with the area it stands around. */
export const useQueryCache = (): QueryClient => useState(newCache)[0];

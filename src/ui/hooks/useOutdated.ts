import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from './useSession.ts';

/** After a write: what was read of these lists of the selected company is read anew where it is shown. */
export const useOutdated = (): ((...lists: readonly string[]) => void) => {
  const cache = useQueryClient();
  const { company } = useSession();
  const companyId = company?.id;
  return useCallback(
    (...lists) => {
      for (const list of lists) void cache.invalidateQueries({ queryKey: ['company', companyId, list] });
    },
    [cache, companyId],
  );
};

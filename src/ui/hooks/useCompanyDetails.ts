import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChangeCompanyDetails } from '../../application/useCases/changeCompanyDetails.ts';
import { ReadCompanyDetails } from '../../application/useCases/readCompanyDetails.ts';
import type { CompanyDetails } from '../../domain/company/CompanyDetails.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';
import { useTask } from './useTask.ts';

/** The details of the selected company, and how to save them changed. */
export const useCompanyDetails = () => {
  const readDetails = useInjection(ReadCompanyDetails);
  const changeDetails = useInjection(ChangeCompanyDetails);
  const cache = useQueryClient();
  const { company } = useSession();
  const queryKey = ['company', company?.id, 'details'];
  const details = useQuery({ queryKey, queryFn: ({ signal }) => readDetails(signal) });
  const change = useTask<CompanyDetails>(async (changed) => {
    cache.setQueryData(queryKey, await changeDetails(changed));
    await cache.invalidateQueries({ queryKey: ['memberships'] });
  });
  return { details, change };
};

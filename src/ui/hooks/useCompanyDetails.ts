import { useQuery } from '@tanstack/react-query';
import { ReadCompanyDetails } from '../../application/useCases/readCompanyDetails.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';

/** The details of the selected company. */
export const useCompanyDetails = () => {
  const readDetails = useInjection(ReadCompanyDetails);
  const { company } = useSession();
  return useQuery({ queryKey: ['company', company?.id, 'details'], queryFn: ({ signal }) => readDetails(signal) });
};

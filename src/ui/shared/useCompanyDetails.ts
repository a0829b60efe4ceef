import { useQuery } from '@tanstack/react-query';
import { ReadCompanyDetails } from '../../application/company/readCompanyDetails.ts';
import { useInjection } from './injection/useInjection.ts';
import { useCompanyKey } from './useCompanyKey.ts';

/** The details of the selected company. */
export const useCompanyDetails = () => {
  const readDetails = useInjection(ReadCompanyDetails);
  const keyOf = useCompanyKey();
  return useQuery({ queryKey: keyOf('details'), queryFn: ({ signal }) => readDetails(signal) });
};

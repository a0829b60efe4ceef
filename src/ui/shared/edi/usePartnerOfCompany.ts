import { codesInUse } from '../../../domain/edi/partner/codesInUse.ts';
import { partnerOfCompany } from '../../../domain/edi/partner/partnerOfCompany.ts';
import { usePartnerBook } from './usePartnerBook.ts';

/** The partner that files to a company are for, if it gave codes. Nothing is written before that `isKnown`. */
export const usePartnerOfCompany = (company: string) => {
  const { data, isLoadingError, error, refetch } = usePartnerBook();
  return {
    isKnown: data !== undefined,
    partner: data && partnerOfCompany(codesInUse(data), company),
    failure: isLoadingError ? error : undefined,
    retry: (): void => void refetch(),
  };
};

export type PartnerOfCompany = ReturnType<typeof usePartnerOfCompany>;

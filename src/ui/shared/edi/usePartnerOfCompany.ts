import { PartnerCodeBook } from '../../../application/edi/partnerCodeBook.ts';
import { useInjection } from '../injection/useInjection.ts';

/** The id of the partner that files to a company are for; undefined for a company whose partner gave no codes. */
export const usePartnerOfCompany = (company: string): string | undefined =>
  useInjection(PartnerCodeBook).ofCompany(company)?.address.id;

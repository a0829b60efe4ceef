import { interchangeId } from '../interchangeId.ts';
import type { PartnerCodes } from './PartnerCodes.ts';

const bare = (name: string): string => name.trim().toLowerCase();

/** The partner that files to a company are for: the one that names it, else the one whose id is the name of the company. */
export const partnerOfCompany = (partners: readonly PartnerCodes[], company: string): PartnerCodes | undefined => {
  const named = partners.find((partner) => partner.company !== undefined && bare(partner.company) === bare(company));
  // A partner that names another company is not this one, whatever its id says.
  return (
    named ?? partners.find((partner) => partner.company === undefined && partner.address.id === interchangeId(company))
  );
};

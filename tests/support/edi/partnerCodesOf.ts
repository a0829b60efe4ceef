import { parsePartnerCodes } from '../../../src/domain/edi/partner/parsePartnerCodes.ts';
import type { PartnerCodes } from '../../../src/domain/edi/partner/PartnerCodes.ts';

/** The codes of a partner, as its file says them. */
export const partnerCodesOf = (file: object): PartnerCodes => {
  const parsed = parsePartnerCodes(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.codes;
};

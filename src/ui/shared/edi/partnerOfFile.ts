import { parsePartnerCodes } from '../../../domain/edi/partner/parsePartnerCodes.ts';

/** The id of the partner whose codes a file has; undefined of one that is wrong. */
export const partnerOfFile = (text: string): string | undefined => {
  try {
    const parsed = parsePartnerCodes(JSON.parse(text));
    return parsed.ok ? parsed.codes.address.id : undefined;
  } catch {
    return undefined;
  }
};

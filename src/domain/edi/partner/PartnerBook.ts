import type { EdiPartner } from './EdiPartner.ts';
import type { PartnerCodes } from './PartnerCodes.ts';

/** Codes of partners who use their own. */
export interface PartnerBook {
  /** Those that the company keeps. */
  readonly partners: readonly EdiPartner[];
  /** Those that this browser alone has kept since companies kept none. */
  readonly leftOver: readonly PartnerCodes[];
}

import type { PartnerCodes } from './PartnerCodes.ts';

/** A partner whose codes the company keeps. */
export interface EdiPartner {
  readonly id: string;
  readonly version: number;
  readonly codes: PartnerCodes;
}

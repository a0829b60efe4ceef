import type { PartnerCodes } from './PartnerCodes.ts';

/** The file (JSON) that `parsePartnerCodes` reads as these codes. */
export const partnerFile = ({ address, company, read, write }: PartnerCodes): string =>
  `${JSON.stringify({ partner: address.id, qualifier: address.qualifier, company, read, write }, null, 2)}\n`;

import type { WrittenCodes } from '../partner/PartnerCodes.ts';
import type { X12Set } from '../x12/writeX12.ts';
import { responseCodes } from './responseCodes.ts';
import type { TenderResponse } from './TenderResponse.ts';

/** The response to a tender (X12 990) as segments, with the codes of the partner where it has its own. */
export const write990 = (
  { action, scac, reference, day, carrierReference, reasons }: TenderResponse,
  codes?: WrittenCodes,
): X12Set => ({
  kind: '990',
  lines: [
    ['B1', scac, reference, day.replaceAll('-', ''), codes?.answer[action] ?? responseCodes[action]],
    ...(carrierReference === undefined ? [] : [['N9', 'CN', carrierReference] as const]),
    ...reasons.map((reason) => ['K1', reason] as const),
  ],
});

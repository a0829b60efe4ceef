import type { WrittenCodes } from '../partner/PartnerCodes.ts';
import type { X12Set } from '../x12/writeX12.ts';
import { responseCodes } from './responseCodes.ts';
import type { TenderResponse } from './TenderResponse.ts';

/** Letters that X12 has for a number and for a line of words. */
const most = { number: 30, words: 30 };

/** The response to a tender (X12 990) as segments, with the codes of the partner where it has its own. */
export const write990 = (
  { action, scac, reference, day, carrierReference, reasons }: TenderResponse,
  codes?: WrittenCodes,
): X12Set => ({
  kind: '990',
  lines: [
    [
      'B1',
      scac,
      reference.slice(0, most.number),
      day.replaceAll('-', ''),
      codes?.answer[action] ?? responseCodes[action],
    ],
    ...(carrierReference === undefined ? [] : [['N9', 'CN', carrierReference.slice(0, most.number)] as const]),
    ...reasons.map((reason) => ['K1', reason.slice(0, most.words)] as const),
  ],
});

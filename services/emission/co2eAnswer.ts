import * as v from 'valibot';
import { withheldReasons } from './Consignment.ts';
import { footprintAnswer } from './Footprint.ts';

/** A figure, or why there is none; neither while it is not found yet. */
export const co2eAnswer = v.object({
  footprint: v.nullable(footprintAnswer),
  reason: v.nullable(v.picklist(withheldReasons)),
});

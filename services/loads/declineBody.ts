import * as v from 'valibot';
import { plainText } from '../fields/plainText.ts';
import { declineReasons } from '../freight/request/declineReasons.ts';

export const declineBody = v.strictObject({
  reason: v.picklist(declineReasons),
  text: v.nullish(plainText(200), null),
});

export type Decline = v.InferOutput<typeof declineBody>;

import * as v from 'valibot';
import { plainText } from '../fields/plainText.ts';

export const declineBody = v.strictObject({
  reason: v.picklist([
    'no_capacity',
    'price',
    'lane',
    'too_late',
    'equipment',
    'no_time_slot',
    'no_driver',
    'terms',
    'other',
  ]),
  text: v.nullish(plainText(200), null),
});

export type Decline = v.InferOutput<typeof declineBody>;

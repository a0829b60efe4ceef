import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** One answer for a code that is wrong, used, expired or tried too often, and for a username nobody has. */
export const wrongCode = (): Refusal =>
  new Refusal(422, 'The code is wrong or has expired.', {
    errors: [refusedField('otp', 'wrongOrOldCode')],
  });

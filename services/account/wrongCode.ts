import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** One refusal for a code that is wrong, used, expired or tried too often, and for an unknown username. */
export const wrongCode = (): Refusal =>
  new Refusal(422, 'The code is wrong or has expired.', {
    event: 'code_refused',
    errors: [refusedField('otp', 'wrongOrOldCode')],
  });

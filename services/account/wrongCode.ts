import { Refusal } from '../web/Refusal.ts';

/** One answer for a code that is wrong, used, expired or tried too often, and for a username nobody has. */
export const wrongCode = (): Refusal =>
  new Refusal(422, 'The code is wrong or has expired.', {
    errors: [{ field: 'otp', message: 'is wrong or has expired' }],
  });

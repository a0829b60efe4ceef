import { readEmail } from '../contact/readEmail.ts';
import type { Scalar } from './Field.ts';

/** An email address, kept in lower case with its domain in ASCII. */
export const emailField = (): Scalar<string, false> => ({
  kind: 'email',
  optional: false,
  read: (typed) => {
    const email = readEmail(typed);
    return email === undefined ? { ok: false, problems: { code: 'email' } } : { ok: true, value: email };
  },
  write: (value) => value,
});

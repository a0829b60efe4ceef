import { isPhone } from '../contact/isPhone.ts';
import { normalisePhone } from '../contact/normalisePhone.ts';
import type { Scalar } from './Field.ts';

/** A phone number, kept as E.164. */
export const phoneField = (): Scalar<string, false> => ({
  kind: 'phone',
  optional: false,
  read: (typed) => {
    const phone = normalisePhone(typed);
    return isPhone(phone) ? { ok: true, value: phone } : { ok: false, problems: { code: 'phone' } };
  },
  write: (value) => value,
});

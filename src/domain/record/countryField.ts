import { readCountry } from '../company/readCountry.ts';
import type { Scalar } from './Field.ts';

/** A country as ISO 3166-1 alpha-2 code. */
export const countryField = (): Scalar<string, false> => ({
  kind: 'country',
  optional: false,
  read: (typed) => {
    const country = readCountry(typed);
    return country === undefined ? { ok: false, problems: { code: 'country' } } : { ok: true, value: country };
  },
  write: (value) => value,
});

import { countries } from '../company/countries.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import type { Scalar } from './Field.ts';

/** A country by its ISO 3166-1 alpha-2 code. */
export const countryField = ({ section }: { readonly section: string }): Scalar<string, false> => ({
  kind: 'country',
  optional: false,
  section,
  read: (typed) => {
    const country = typed.toUpperCase();
    return isOneOf(countries, country) ? { ok: true, value: country } : { ok: false, problems: { code: 'country' } };
  },
  write: (value) => value,
});

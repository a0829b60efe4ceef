import type { Place } from '../stop/Stop.ts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The name of a country in full, as a note must have it; an unknown code as it is. */
const countryName = (code: string): string => (/^[A-Z]{2}$/u.test(code) ? (names.of(code) ?? code) : code);

/** Where a place is, from its street to its country. */
export const addressLines = ({ address, postcode, city, country }: Place): readonly string[] =>
  [
    address,
    [postcode, city].filter(Boolean).join(' '),
    country === undefined ? undefined : countryName(country),
  ].filter((line): line is string => line !== undefined && line !== '');

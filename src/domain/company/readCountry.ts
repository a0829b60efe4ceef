import { isOneOf } from '../outside/isOneOf.ts';
import { countries } from './countries.ts';

/** The ISO 3166-1 alpha-2 code of a country typed in any case; undefined if there is no such country. */
export const readCountry = (typed: string): string | undefined => {
  const code = typed.trim().toUpperCase();
  return isOneOf(countries, code) ? code : undefined;
};

import { isOneOf } from '../outside/isOneOf.ts';
import { countries } from './countries.ts';

/** A country as its ISO 3166-1 alpha-2 code, however its two letters were typed; undefined for what is no country. */
export const readCountry = (typed: string): string | undefined => {
  const code = typed.trim().toUpperCase();
  return isOneOf(countries, code) ? code : undefined;
};

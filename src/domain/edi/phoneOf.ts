import { isPhone } from '../contact/isPhone.ts';
import { normalisePhone } from '../contact/normalisePhone.ts';

const northAmerica: ReadonlySet<string> = new Set(['US', 'CA']);

/** A phone number of a file as E.164; undefined if its country code is missing and the place does not tell it. */
export const phoneOf = (typed: string, country: string | undefined): string | undefined => {
  const phone = normalisePhone(typed);
  if (isPhone(phone)) return phone;
  const isNational = country !== undefined && northAmerica.has(country) && /^1?\d{10}$/.test(phone);
  return isNational ? `+1${phone.slice(-10)}` : undefined;
};

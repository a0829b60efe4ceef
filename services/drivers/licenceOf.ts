import type { DriverRow } from './DriverRow.ts';

/** The licence a row holds: all of it or none, as the table checks. */
export function licenceOf(row: DriverRow) {
  const { licence_number: number, licence_country: country, licence_categories: categories } = row;
  const { licence_issued_on: issuedOn, licence_expires_on: expiresOn } = row;
  if (number === null || country === null || categories === null || issuedOn === null || expiresOn === null)
    return null;
  return { number, country, categories, issuedOn, expiresOn };
}

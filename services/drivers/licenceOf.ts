import type { DriverRow } from './DriverRow.ts';

/** The licence of a row. A table constraint ensures that its columns are all set or all null. */
export function licenceOf(row: DriverRow) {
  const { licence_number: number, licence_country: country, licence_categories: categories } = row;
  const { licence_issued_on: issuedOn, licence_expires_on: expiresOn } = row;
  if (number === null || country === null || categories === null || issuedOn === null || expiresOn === null)
    return null;
  return { number, country, categories, issuedOn, expiresOn };
}

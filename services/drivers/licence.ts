import * as v from 'valibot';
import { countryField } from '../fields/countryField.ts';
import { dayAnswer } from '../fields/dayAnswer.ts';
import { dayField } from '../fields/dayField.ts';
import { listField } from '../fields/listField.ts';
import { plainText } from '../fields/plainText.ts';
import { problem } from '../web/problems/problem.ts';

/** Driving licence categories (directive 2006/126/EC, article 4). */
export const licenceCategories = ['B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D1E', 'D', 'DE'] as const;

export type LicenceCategory = (typeof licenceCategories)[number];

/** A driver's licence as it is sent. */
export const acceptedLicence = v.pipe(
  v.strictObject({
    number: plainText(30, 3),
    country: countryField,
    categories: v.pipe(
      listField(v.picklist(licenceCategories), licenceCategories.length),
      v.nonEmpty(),
      v.transform((given) => licenceCategories.filter((category) => given.includes(category))),
    ),
    issuedOn: dayField,
    expiresOn: dayField,
  }),
  v.forward(
    v.partialCheck(
      [['issuedOn'], ['expiresOn']],
      ({ issuedOn, expiresOn }) => expiresOn > issuedOn,
      problem('beforeIssue'),
    ),
    ['expiresOn'],
  ),
);

export const answeredLicence = v.object({
  number: v.string(),
  country: v.string(),
  categories: v.array(v.picklist(licenceCategories)),
  issuedOn: dayAnswer,
  expiresOn: dayAnswer,
});

/** All set or all null. Days are strings, `YYYY-MM-DD`. */
export interface LicenceColumns {
  licence_number: string | null;
  licence_country: string | null;
  licence_categories: LicenceCategory[] | null;
  licence_issued_on: string | null;
  licence_expires_on: string | null;
}

export const licenceColumnsOf = (licence: v.InferOutput<typeof acceptedLicence> | null): LicenceColumns => ({
  licence_number: licence?.number ?? null,
  licence_country: licence?.country ?? null,
  licence_categories: licence?.categories ?? null,
  licence_issued_on: licence?.issuedOn ?? null,
  licence_expires_on: licence?.expiresOn ?? null,
});

/** The licence of a row. A table constraint ensures that its columns are all set or all null. */
export function licenceOf(row: LicenceColumns) {
  const { licence_number: number, licence_country: country, licence_categories: categories } = row;
  const { licence_issued_on: issuedOn, licence_expires_on: expiresOn } = row;
  if (number === null || country === null || categories === null || issuedOn === null || expiresOn === null)
    return null;
  return { number, country, categories, issuedOn, expiresOn };
}

import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { type Audience, audiences } from '../account/Audience.ts';
import { countryField } from '../fields/countryField.ts';
import { emailField } from '../fields/emailField.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { maxCharacters } from '../fields/maxCharacters.ts';
import { phoneField } from '../fields/phoneField.ts';
import { plainText } from '../fields/plainText.ts';
import { versionField } from '../fields/versionField.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { notFound } from '../web/notFound.ts';
import { problem } from '../web/problems/problem.ts';
import type { CompanyTable } from './CompanyTables.ts';

/** A VAT number of any country: upper case, without separators. */
const vatId = v.pipe(
  v.string(),
  v.nonEmpty(),
  maxCharacters(40),
  v.transform((typed) => typed.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase()),
  v.regex(/^[A-Z0-9+*]{4,20}$/, problem('notAVatId')),
);

const address = v.strictObject({
  street: plainText(120),
  postcode: plainText(12),
  city: plainText(80),
  country: countryField,
});

export const companyDraft = v.strictObject({
  version: versionField,
  name: plainText(120),
  phone: v.nullish(phoneField, null),
  email: v.nullish(emailField, null),
  address: v.nullish(address, null),
  vatId: v.nullish(vatId, null),
  region: v.nullish(countryField, null),
});

export type CompanyDraft = v.InferOutput<typeof companyDraft>;

const text = v.nullable(v.string());

export const companyAnswer = v.pipe(
  v.object({
    id: idAnswer,
    version: wholeNumber,
    name: v.string(),
    audience: v.picklist(audiences),
    phone: text,
    email: text,
    address: v.nullable(v.object({ street: v.string(), postcode: v.string(), city: v.string(), country: v.string() })),
    vatId: text,
    region: text,
  }),
  v.metadata({ ref: 'Company' }),
);

/** A company as its members see it. */
export const toCompanyAnswer = (row: Selectable<CompanyTable>) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  audience: audienceOf(row),
  phone: row.phone,
  email: row.email,
  address: addressOf(row),
  vatId: row.vat_id,
  region: row.region,
});

const addressOf = ({ street, postcode, city, country }: Selectable<CompanyTable>) =>
  street === null || postcode === null || city === null || country === null
    ? null
    : { street, postcode, city, country };

/** A brand company has no audience and no members. */
function audienceOf({ kind }: Selectable<CompanyTable>): Audience {
  if (kind === 'brand') throw notFound();
  return kind;
}

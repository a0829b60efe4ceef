import { countryField } from '../record/countryField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import { emailField } from '../record/emailField.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { Fields } from '../record/Field.ts';
import { groupField } from '../record/groupField.ts';
import { optional } from '../record/optional.ts';
import { phoneField } from '../record/phoneField.ts';
import { textField } from '../record/textField.ts';
import { vatIdField } from './vatIdField.ts';

const [identity, contact, address, tax] = ['identity', 'contact', 'address', 'tax'] as const;

const addressParts = {
  street: textField({ section: address, most: 120 }),
  postcode: textField({ section: address, most: 12 }),
  city: textField({ section: address, most: 80 }),
  country: countryField({ section: address }),
} as const satisfies Fields;

/** The fields of a company's details, in form order. */
export const companyFields = {
  name: textField({ section: identity, most: 120 }),
  phone: optional(phoneField({ section: contact })),
  email: optional(emailField({ section: contact })),
  address: optional(groupField(addressParts, { section: address })),
  vatId: optional(vatIdField({ section: tax })),
} as const satisfies Fields;

export type CompanyFacts = FactsOf<typeof companyFields>;
export type CompanyDraft = DraftOf<typeof companyFields>;
export type CompanyPath = PathOf<typeof companyFields>;

import { countryField } from '../record/countryField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import { emailField } from '../record/emailField.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { FieldsInSections } from '../record/Field.ts';
import { inSection } from '../record/inSection.ts';
import { groupField } from '../record/groupField.ts';
import { optional } from '../record/optional.ts';
import { phoneField } from '../record/phoneField.ts';
import { textField } from '../record/textField.ts';
import { vatIdField } from './vatIdField.ts';

const address = groupField({
  street: textField({ most: 120 }),
  postcode: textField({ most: 12 }),
  city: textField({ most: 80 }),
  country: countryField(),
});

/** The fields of a company's details, in form order. */
export const companyFields = {
  ...inSection('identity', { name: textField({ most: 120 }) }),
  ...inSection('contact', { phone: optional(phoneField()), email: optional(emailField()) }),
  ...inSection('registration', { address: optional(address), vatId: optional(vatIdField) }),
  ...inSection('customs', { region: optional(countryField()) }),
} as const satisfies FieldsInSections;

export type CompanyFacts = FactsOf<typeof companyFields>;
export type CompanyDraft = DraftOf<typeof companyFields>;
export type CompanyPath = PathOf<typeof companyFields>;

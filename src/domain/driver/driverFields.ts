import { choiceField } from '../record/choiceField.ts';
import { choicesField } from '../record/choicesField.ts';
import { countryField } from '../record/countryField.ts';
import { dayField } from '../record/dayField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import { emailField } from '../record/emailField.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { FieldsInSections } from '../record/Field.ts';
import { inSection } from '../record/inSection.ts';
import { groupField } from '../record/groupField.ts';
import { optional } from '../record/optional.ts';
import { phoneField } from '../record/phoneField.ts';
import { referenceField } from '../record/referenceField.ts';
import { textField } from '../record/textField.ts';
import type { CardType } from './CardType.ts';

const paperNumber = { least: 3, most: 30 };
const card = optional(groupField({ number: optional(textField(paperNumber)), expiresOn: dayField() }));

/** The fields of a driver, in form order. Rules between fields are in `parseDriver`. */
export const driverFields = {
  ...inSection('person', {
    name: textField({ most: 120 }),
    /** Drivers who are only invited may have none. */
    phone: optional(phoneField()),
    email: optional(emailField()),
    /** A language of the Trucker app, as BCP 47 tag. */
    language: choiceField([
      'en',
      'de',
      'fr',
      'es',
      'pt',
      'it',
      'nl',
      'pl',
      'cs',
      'sk',
      'hu',
      'ro',
      'bg',
      'lt',
      'lv',
      'et',
      'uk',
      'tr',
      'ru',
    ]),
  }),
  ...inSection('work', {
    employment: choiceField(['employee', 'contractor', 'owner_operator']),
    currentVehicleId: optional(referenceField()),
  }),
  ...inSection('licence', {
    licence: optional(
      groupField({
        number: textField(paperNumber),
        country: countryField(),
        issuedOn: dayField(),
        expiresOn: dayField(),
        /** Licence categories (directive 2006/126/EC). */
        categories: choicesField(['B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D1E', 'D', 'DE']),
      }),
    ),
  }),
  ...inSection('cards', {
    cards: groupField({ tachograph: card, cpc: card, medical: card, adr: card } satisfies Record<
      CardType,
      typeof card
    >),
  }),
} as const satisfies FieldsInSections;

export type DriverFacts = FactsOf<typeof driverFields>;
export type DriverDraft = DraftOf<typeof driverFields>;
export type DriverPath = PathOf<typeof driverFields>;

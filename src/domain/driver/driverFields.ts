import { choiceField } from '../record/choiceField.ts';
import { choicesField } from '../record/choicesField.ts';
import { countryField } from '../record/countryField.ts';
import { dayField } from '../record/dayField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import { emailField } from '../record/emailField.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { Fields } from '../record/Field.ts';
import { groupField } from '../record/groupField.ts';
import { optional } from '../record/optional.ts';
import { phoneField } from '../record/phoneField.ts';
import { referenceField } from '../record/referenceField.ts';
import { textField } from '../record/textField.ts';
import type { CardType } from './CardType.ts';

const [person, work, licence, cards] = ['person', 'work', 'licence', 'cards'] as const;
const paperNumber = { least: 3, most: 30 };
const card = optional(
  groupField(
    { number: optional(textField({ section: cards, ...paperNumber })), expiresOn: dayField({ section: cards }) },
    { section: cards },
  ),
);

/** The fields of a driver, in form order. Rules between fields are in `parseDriver`. */
export const driverFields = {
  name: textField({ section: person, most: 120 }),
  /** Drivers who are only invited may have none. */
  phone: optional(phoneField({ section: person })),
  email: optional(emailField({ section: person })),
  /** A language of the Trucker app, as BCP 47 tag. */
  language: choiceField(
    ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'cs', 'sk', 'hu', 'ro', 'bg', 'lt', 'lv', 'et', 'uk', 'tr', 'ru'],
    { section: person },
  ),
  employment: choiceField(['employee', 'contractor', 'owner_operator'], { section: work }),
  currentVehicleId: optional(referenceField({ section: work })),
  licence: optional(
    groupField(
      {
        number: textField({ section: licence, ...paperNumber }),
        country: countryField({ section: licence }),
        issuedOn: dayField({ section: licence }),
        expiresOn: dayField({ section: licence }),
        /** Licence categories (directive 2006/126/EC). */
        categories: choicesField(['B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D1E', 'D', 'DE'], { section: licence }),
      },
      { section: licence },
    ),
  ),
  cards: groupField({ tachograph: card, cpc: card, medical: card, adr: card } satisfies Record<CardType, typeof card>, {
    section: cards,
  }),
} as const satisfies Fields;

export type DriverFacts = FactsOf<typeof driverFields>;
export type DriverDraft = DraftOf<typeof driverFields>;
export type DriverPath = PathOf<typeof driverFields>;

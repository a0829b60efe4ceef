import { choiceField } from '../record/choiceField.ts';
import { countryField } from '../record/countryField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { FieldsInSections } from '../record/Field.ts';
import { groupField } from '../record/groupField.ts';
import { inSection } from '../record/inSection.ts';
import { numberField } from '../record/numberField.ts';
import { optional } from '../record/optional.ts';
import { phoneField } from '../record/phoneField.ts';
import { textField } from '../record/textField.ts';
import { accuracies } from '../stop/Stop.ts';

/** A place of a shipper's place book, in form order. The position comes with the town. */
export const placeFields = {
  ...inSection('place', {
    name: textField({ most: 120 }),
    city: textField({ most: 80 }),
    country: countryField(),
    lat: numberField({ least: -89.999_999, most: 89.999_999, decimals: 6 }),
    lng: numberField({ least: -180, most: 180, decimals: 6 }),
    accuracy: choiceField(accuracies),
    address: textField({ most: 200 }),
    postcode: optional(textField({ most: 12 })),
  }),
  ...inSection('arrival', {
    contact: optional(groupField({ name: textField({ most: 100 }), phone: phoneField() })),
    note: optional(textField({ most: 500 })),
  }),
} as const satisfies FieldsInSections;

export type PlaceFacts = FactsOf<typeof placeFields>;
export type PlaceDraft = DraftOf<typeof placeFields>;
export type PlacePath = PathOf<typeof placeFields>;

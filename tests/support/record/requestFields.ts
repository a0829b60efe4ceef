import type { Fields, FieldsInSections } from '../../../src/domain/record/Field.ts';
import { choiceField } from '../../../src/domain/record/choiceField.ts';
import { choicesField } from '../../../src/domain/record/choicesField.ts';
import { countryField } from '../../../src/domain/record/countryField.ts';
import { dayField } from '../../../src/domain/record/dayField.ts';
import { flagField } from '../../../src/domain/record/flagField.ts';
import { groupField } from '../../../src/domain/record/groupField.ts';
import { inSection } from '../../../src/domain/record/inSection.ts';
import { listField } from '../../../src/domain/record/listField.ts';
import { numberField } from '../../../src/domain/record/numberField.ts';
import { optional } from '../../../src/domain/record/optional.ts';
import { textField } from '../../../src/domain/record/textField.ts';

/** A stop as shipment requests will have it: a group and a window inside it, and a list around it. */
const stop = {
  type: choiceField(['pickup', 'delivery']),
  place: groupField({
    name: textField({ most: 120 }),
    postcode: optional(textField({ most: 12 })),
    city: textField({ most: 80 }),
    country: countryField(),
    contact: optional(groupField({ name: textField({ most: 120 }) })),
  }),
  window: groupField({ from: dayField(), to: dayField() }),
  serviceMin: optional(numberField({ least: 0, most: 1440, unit: 'min' })),
} as const satisfies Fields;

/** A shipment request as a record: values, choices, and the list of its stops. */
export const requestFields = {
  ...inSection('head', { reference: optional(textField({ most: 40 })) }),
  ...inSection('route', { stops: listField(stop, { least: 2, most: 20 }) }),
  ...inSection('needs', { equipment: optional(choicesField(['tail_lift', 'straps'])), adr: flagField() }),
} as const satisfies FieldsInSections;

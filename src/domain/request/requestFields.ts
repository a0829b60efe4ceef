import { spelledTunnelCode, tunnelCode } from '../dangerous/tunnelCode.ts';
import { choiceField } from '../record/choiceField.ts';
import { choicesField } from '../record/choicesField.ts';
import { countryField } from '../record/countryField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import type { FieldsInSections } from '../record/Field.ts';
import { flagField } from '../record/flagField.ts';
import { groupField } from '../record/groupField.ts';
import { inSection } from '../record/inSection.ts';
import { linesField } from '../record/linesField.ts';
import { listField } from '../record/listField.ts';
import { numberField } from '../record/numberField.ts';
import { optional } from '../record/optional.ts';
import { phoneField } from '../record/phoneField.ts';
import { textField } from '../record/textField.ts';
import { accuracies, stopTypes } from '../stop/Stop.ts';
import { vehicleFields } from '../vehicle/vehicleFields.ts';
import { dangerousClasses, packageCodes, packingGroups } from './cargoCodes.ts';
import { equipments, pricingModels } from './RequestContent.ts';
import { idsField, knownFlagField, localTimeField, momentField, stopNumberField } from './requestScalars.ts';

const text = (most: number) => optional(textField({ most }));
const temperatures = () => {
  const degrees = numberField({ least: -60, most: 60, decimals: 1, unit: 'celsius' });
  return optional(groupField({ min: degrees, max: degrees }));
};

const place = groupField({
  name: text(120),
  address: text(200),
  postcode: text(12),
  city: text(80),
  country: optional(countryField()),
  lat: optional(numberField({ least: -89.999_999, most: 89.999_999, decimals: 6 })),
  lng: optional(numberField({ least: -180, most: 180, decimals: 6 })),
  accuracy: optional(choiceField(accuracies)),
  contact: optional(groupField({ name: textField({ most: 100 }), phone: phoneField() })),
});

const stops = listField(
  {
    type: optional(choiceField(stopTypes)),
    place,
    /** By the clock in the zone of the stop. */
    window: groupField({
      from: optional(localTimeField()),
      to: optional(localTimeField()),
      timeZone: text(60),
    }),
    serviceMin: optional(numberField({ least: 0, most: 1440, unit: 'min' })),
    note: text(500),
  },
  { least: 0, most: 20 },
);

/** "UN 1202", as it stands on papers, is 1202. */
const unNumber = (typed: string): string => typed.replace(/^\s*UN\s*(?=\d)/i, '');

const dangerous = optional(
  groupField({
    un: optional(textField({ most: 4, spell: unNumber, pattern: { test: /^\d{4}$/, code: 'un_number' } })),
    name: text(200),
    class: optional(choiceField(dangerousClasses)),
    packingGroup: optional(choiceField(packingGroups)),
    tunnelCode: optional(
      textField({ most: 10, spell: spelledTunnelCode, pattern: { test: tunnelCode, code: 'tunnel_code' } }),
    ),
    transportCategory: optional(numberField({ least: 0, most: 4 })),
    quantity: optional(numberField({ least: 0, most: 60_000, decimals: 3 })),
    limitedQuantity: optional(knownFlagField()),
  }),
);

const cargo = listField(
  {
    description: text(200),
    packageCode: optional(choiceField(packageCodes)),
    count: optional(numberField({ least: 1, most: 9999 })),
    grossKg: optional(numberField({ least: 0.001, most: 60_000, decimals: 3, unit: 'kg' })),
    volumeM3: optional(numberField({ least: 0.001, most: 200, decimals: 3, unit: 'm3' })),
    loadingMetres: optional(numberField({ least: 0.01, most: 25, decimals: 2, unit: 'm' })),
    stackable: optional(knownFlagField()),
    temperatureC: temperatures(),
    hsCode: text(20),
    marks: text(200),
    dangerous,
    pickup: optional(stopNumberField()),
    delivery: optional(stopNumberField()),
  },
  { least: 0, most: 50 },
);

const required = groupField({
  bodyTypes: optional(choicesField(vehicleFields.bodyType.options)),
  minPayloadKg: optional(numberField({ least: 0, most: 60_000, decimals: 3, unit: 'kg' })),
  temperatureC: temperatures(),
  adr: optional(knownFlagField()),
  equipment: optional(choicesField(equipments)),
});

const pricing = groupField({
  model: optional(choiceField(pricingModels)),
  currency: text(3),
  /** Typed in whole units of the currency. */
  target: groupField({ amountMinor: text(20) }),
  hideTarget: flagField(),
});

/** What a shipper enters of a request, by the path the services name it with. A draft may leave out anything. */
export const requestFields = {
  ...inSection('stops', { stops }),
  ...inSection('cargo', { cargo }),
  ...inSection('needs', { required }),
  ...inSection('terms', {
    pricing,
    audience: groupField({ market: flagField(), carriers: optional(idsField()), lists: optional(idsField()) }),
    decisionBy: optional(momentField()),
    reference: text(40),
    notes: optional(linesField({ most: 2000 })),
  }),
} as const satisfies FieldsInSections;

export type RequestDraft = DraftOf<typeof requestFields>;
export type RequestPath = PathOf<typeof requestFields>;

import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import { choiceField } from '../record/choiceField.ts';
import { choicesField } from '../record/choicesField.ts';
import { countryField } from '../record/countryField.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { FieldsInSections } from '../record/Field.ts';
import { inSection } from '../record/inSection.ts';
import { flagField } from '../record/flagField.ts';
import { groupField } from '../record/groupField.ts';
import { numberField } from '../record/numberField.ts';
import { optional } from '../record/optional.ts';
import { textField } from '../record/textField.ts';
import { equipments } from '../request/RequestContent.ts';

/**
 * A plate of at most 15 characters in upper case, at least two of them letters or digits. Full-width letters count as
 * plain ones.
 */
const plate = textField({
  most: 15,
  spell: (typed) => typed.normalize('NFKC').toUpperCase().normalize('NFKC'),
  pattern: { test: /[\p{L}\p{N}].*[\p{L}\p{N}]/u, code: 'plate' },
});

/** A vehicle identification number (ISO 3779), without spaces and dashes. */
const vin = textField({
  most: 60,
  spell: (typed) => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase(),
  pattern: { test: /^[A-HJ-NPR-Z\d]{17}$/, code: 'vin' },
});

const degrees = numberField({ least: -40, most: 40, decimals: 1, unit: 'celsius' });

/** The fields of a vehicle, in form order. Rules between fields are in `parseVehicle`. */
export const vehicleFields = {
  ...inSection('identity', {
    fleetNo: textField({ most: 20 }),
    plate,
    plateCountry: countryField(),
    vin: optional(vin),
  }),
  ...inSection('build', {
    kind: choiceField(['tractor', 'rigid', 'van', 'semi_trailer', 'trailer']),
    bodyType: choiceField([
      'curtainsider',
      'box',
      'reefer',
      'flatbed',
      'step_deck',
      'low_loader',
      'tanker',
      'tipper',
      'container_chassis',
      'swap_body',
      'car_transporter',
      'livestock',
      'bulk_silo',
      'logging',
      'other',
    ]),
    make: textField({ most: 60 }),
    model: textField({ most: 60 }),
    year: numberField({ least: 1950, most: 9999 }),
    /** What shippers ask for beside the body type. */
    equipment: choicesField(equipments, 0),
  }),
  ...inSection('capacity', {
    payloadKg: numberField({ least: 0, most: 100_000, unit: 'kg' }),
    grossWeightKg: numberField({ least: 500, most: 150_000, unit: 'kg' }),
    volumeM3: optional(numberField({ least: 0.1, most: 200, decimals: 1, unit: 'm3' })),
    loadingLengthM: optional(numberField({ least: 0.1, most: 25, decimals: 1, unit: 'm' })),
    palletPositions: optional(numberField({ least: 0, most: 66 })),
  }),
  ...inSection('temperature', {
    temperatureC: optional(groupField({ min: degrees, max: degrees })),
  }),
  ...inSection('engine', {
    /** `none` for trailers. */
    fuel: choiceField(['diesel', 'petrol', 'electric', 'hybrid', 'cng', 'lng', 'hydrogen', 'none']),
    /** Emission standard of the engine. */
    euroClass: optional(choiceField(['euro_3', 'euro_4', 'euro_5', 'euro_6', 'zero'])),
    odometerKm: numberField({ least: 0, most: 9_999_999, unit: 'km' }),
    /** Whether it may carry dangerous goods. */
    adr: flagField(),
  }),
} as const satisfies FieldsInSections;

export type VehicleFacts = FactsOf<typeof vehicleFields>;
export type VehicleDraft = DraftOf<typeof vehicleFields>;
export type VehiclePath = PathOf<typeof vehicleFields>;

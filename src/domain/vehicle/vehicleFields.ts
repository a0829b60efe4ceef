import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import { choiceField } from '../record/choiceField.ts';
import { countryField } from '../record/countryField.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { Fields } from '../record/Field.ts';
import { flagField } from '../record/flagField.ts';
import { groupField } from '../record/groupField.ts';
import { numberField } from '../record/numberField.ts';
import { optional } from '../record/optional.ts';
import { textField } from '../record/textField.ts';
import { bodyTypes } from './BodyType.ts';
import { euroClasses } from './EuroClass.ts';
import { fuels } from './Fuel.ts';
import { plateField } from './plateField.ts';
import { vehicleKinds } from './VehicleKind.ts';
import { vinField } from './vinField.ts';

const [identity, build, capacity, temperature, engine] = [
  'identity',
  'build',
  'capacity',
  'temperature',
  'engine',
] as const;
const degrees = numberField({ section: temperature, least: -40, most: 40, decimals: 1, unit: 'celsius' });

/** What a fleet writes down about a vehicle, in the order of its form. `parseVehicle` holds what fields ask of one another. */
export const vehicleFields = {
  fleetNo: textField({ section: identity, most: 20 }),
  plate: plateField({ section: identity }),
  plateCountry: countryField({ section: identity }),
  vin: optional(vinField({ section: identity })),
  kind: choiceField(vehicleKinds, { section: build }),
  bodyType: choiceField(bodyTypes, { section: build }),
  make: textField({ section: build, most: 60 }),
  model: textField({ section: build, most: 60 }),
  year: numberField({ section: build, least: 1950, most: 9999 }),
  payloadKg: numberField({ section: capacity, least: 0, most: 100_000, unit: 'kg' }),
  grossWeightKg: numberField({ section: capacity, least: 500, most: 150_000, unit: 'kg' }),
  volumeM3: optional(numberField({ section: capacity, least: 0.1, most: 200, decimals: 1, unit: 'm3' })),
  palletPositions: optional(numberField({ section: capacity, least: 0, most: 66 })),
  temperatureC: optional(groupField({ min: degrees, max: degrees }, { section: temperature })),
  fuel: choiceField(fuels, { section: engine }),
  euroClass: optional(choiceField(euroClasses, { section: engine })),
  odometerKm: numberField({ section: engine, least: 0, most: 9_999_999, unit: 'km' }),
  /** Whether it may carry dangerous goods. */
  adr: flagField({ section: engine }),
} as const satisfies Fields;

export type VehicleFacts = FactsOf<typeof vehicleFields>;
export type VehicleDraft = DraftOf<typeof vehicleFields>;
export type VehiclePath = PathOf<typeof vehicleFields>;

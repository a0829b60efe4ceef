import * as v from 'valibot';
import { boundedText } from '../fields/boundedText.ts';
import { countryField } from '../fields/countryField.ts';
import { decimalField } from '../fields/decimalField.ts';
import { listField } from '../fields/listField.ts';
import { requiredField } from '../fields/requiredField.ts';
import { optionalField } from '../fields/optionalField.ts';
import { pauseFields } from '../fields/pauseFields.ts';
import { plainText } from '../fields/plainText.ts';
import type { ColumnsOf } from '../fields/RecordField.ts';
import { recordEntries } from '../fields/recordEntries.ts';
import { wholeField } from '../fields/wholeField.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { bodyTypes } from '../freight/bodyTypes.ts';
import { equipments } from '../freight/request/requestContent.ts';
import { problem } from '../web/problems/problem.ts';

export const firstYear = 1950;

/** A plate of at most 15 characters, converted to upper case, with at least two letters or digits, which must be unique. */
export const plateField = v.pipe(
  boundedText(15),
  v.normalize('NFKC'),
  v.toUpperCase(),
  v.normalize('NFKC'),
  plainText(15),
  v.regex(/[\p{L}\p{N}].*[\p{L}\p{N}]/u, problem('notAPlate')),
);

/** A vehicle identification number (ISO 3779). Removes spaces and dashes. */
const vin = v.pipe(
  boundedText(17),
  v.transform((typed) => typed.replaceAll(/[\s\p{Pd}]/gu, '')),
  v.toUpperCase(),
  v.regex(/^[A-HJ-NPR-Z0-9]{17}$/, problem('notAVin')),
);

const degrees = decimalField(-40, 40, 1);

const kind = v.picklist(['tractor', 'rigid', 'van', 'semi_trailer', 'trailer']);
const bodyType = v.picklist(bodyTypes);
/** Trailers have `none`. */
const fuel = v.picklist(['diesel', 'petrol', 'electric', 'hybrid', 'cng', 'lng', 'hydrogen', 'none']);
/** European emission standards of heavy vehicles; `zero` for zero-emission. */
const euroClass = v.picklist(['euro_3', 'euro_4', 'euro_5', 'euro_6', 'zero']);

/** Each piece of equipment once, in one order; none if left out. */
const acceptedEquipment = v.nullish(
  v.pipe(
    listField(v.picklist(equipments), equipments.length),
    v.transform((given) => equipments.filter((each) => given.includes(each))),
  ),
  [],
);

/**
 * A vehicle's fields (product §5): weights in kg, volume in m³, distance in km. Rules between fields are in `checkVehicleRules`. The
 * temperature range has two columns, so it is in `vehicleDraft.ts` and `vehicleAnswers.ts`.
 */
export const vehicleFields = {
  fleetNo: requiredField('fleet_no', plainText(20), v.string()),
  plate: requiredField('plate', plateField, v.string()),
  plateCountry: requiredField('plate_country', countryField, v.string()),
  vin: optionalField('vin', vin, v.string()),
  kind: requiredField('kind', kind, kind),
  bodyType: requiredField('body_type', bodyType, bodyType),
  make: requiredField('make', plainText(60), v.string()),
  model: requiredField('model', plainText(60), v.string()),
  year: requiredField('year', wholeField(firstYear, 9999), wholeNumber),
  payloadKg: requiredField('payload_kg', wholeField(0, 100_000), wholeNumber),
  grossWeightKg: requiredField('gross_weight_kg', wholeField(500, 150_000), wholeNumber),
  volumeM3: optionalField('volume_m3', decimalField(0.1, 200, 1), v.number()),
  loadingLengthM: optionalField('loading_length_m', decimalField(0.1, 25, 1), v.number()),
  palletPositions: optionalField('pallet_positions', wholeField(0, 66), wholeNumber),
  equipment: requiredField('equipment', acceptedEquipment, v.array(v.picklist(equipments))),
  fuel: requiredField('fuel', fuel, fuel),
  euroClass: optionalField('euro_class', euroClass, euroClass),
  odometerKm: requiredField('odometer_km', wholeField(0, 9_999_999), wholeNumber),
  adr: requiredField('adr', v.boolean(), v.boolean()),
} as const;

/** The temperature range a vehicle can keep, in °C. */
export const temperatureRange = v.strictObject({ min: degrees, max: degrees });

export type VehicleColumns = ColumnsOf<typeof vehicleFields>;

export const vehicleEntries = recordEntries(vehicleFields);

/** `available ↔ assigned → in_use → available`; off the road in `maintenance` or `out_of_service`; `retired` is final. */
export const vehicleStatuses = ['available', 'assigned', 'in_use', 'maintenance', 'out_of_service', 'retired'] as const;

export type VehicleStatus = (typeof vehicleStatuses)[number];

/** Why a vehicle is off the road. */
export const vehiclePauseReasons = [
  'repair',
  'service',
  'inspection',
  'accident',
  'papers',
  'no_work',
  'other',
] as const;

export type VehiclePauseReason = (typeof vehiclePauseReasons)[number];

export const vehiclePause = pauseFields(vehiclePauseReasons);

/** Whether a status is a pause, which may have a reason and an expected return. */
export const isVehiclePause = (status: VehicleStatus): boolean =>
  status === 'maintenance' || status === 'out_of_service';

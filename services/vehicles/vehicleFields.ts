import * as v from 'valibot';
import { countryField } from '../fields/countryField.ts';
import { decimalField } from '../fields/decimalField.ts';
import { givenField } from '../fields/givenField.ts';
import { optionalField } from '../fields/optionalField.ts';
import { plainText } from '../fields/plainText.ts';
import type { ColumnsOf } from '../fields/RecordField.ts';
import { recordEntries } from '../fields/recordEntries.ts';
import { wholeField } from '../fields/wholeField.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { plateField } from './plateField.ts';
import { vinField } from './vinField.ts';

export const firstYear = 1950;

const degrees = decimalField(-40, 40, 1);

const kind = v.picklist(['tractor', 'rigid', 'van', 'semi_trailer', 'trailer']);
const bodyType = v.picklist([
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
]);
/** `none` is for what is pulled. */
const fuel = v.picklist(['diesel', 'petrol', 'electric', 'hybrid', 'cng', 'lng', 'hydrogen', 'none']);
/** The European emission standards of heavy vehicles that are still on the road; `zero` emits nothing. */
const euroClass = v.picklist(['euro_3', 'euro_4', 'euro_5', 'euro_6', 'zero']);

/**
 * A vehicle as the company describes one (product §5): weights in kg, volume in m³, distance in km. What one field asks of another
 * `refuseUnfit` knows; the temperature range has two columns and stands in `vehicleDraft` and `showVehicles`.
 */
export const vehicleFields = {
  fleetNo: givenField('fleet_no', plainText(20), v.string()),
  plate: givenField('plate', plateField, v.string()),
  plateCountry: givenField('plate_country', countryField, v.string()),
  vin: optionalField('vin', vinField, v.string()),
  kind: givenField('kind', kind, kind),
  bodyType: givenField('body_type', bodyType, bodyType),
  make: givenField('make', plainText(60), v.string()),
  model: givenField('model', plainText(60), v.string()),
  year: givenField('year', wholeField(firstYear, 9999), wholeNumber),
  payloadKg: givenField('payload_kg', wholeField(0, 100_000), wholeNumber),
  grossWeightKg: givenField('gross_weight_kg', wholeField(500, 150_000), wholeNumber),
  volumeM3: optionalField('volume_m3', decimalField(0.1, 200, 1), v.number()),
  loadingLengthM: optionalField('loading_length_m', decimalField(0.1, 25, 1), v.number()),
  palletPositions: optionalField('pallet_positions', wholeField(0, 66), wholeNumber),
  fuel: givenField('fuel', fuel, fuel),
  euroClass: optionalField('euro_class', euroClass, euroClass),
  odometerKm: givenField('odometer_km', wholeField(0, 9_999_999), wholeNumber),
  adr: givenField('adr', v.boolean(), v.boolean()),
} as const;

/** The range a vehicle keeps, in °C. */
export const temperatureRange = v.strictObject({ min: degrees, max: degrees });

export type VehicleColumns = ColumnsOf<typeof vehicleFields>;

export const vehicleEntries = recordEntries(vehicleFields);

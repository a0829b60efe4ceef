import * as v from 'valibot';
import { countryField } from '../fields/countryField.ts';
import { plainText } from '../fields/plainText.ts';
import { versionField } from '../fields/versionField.ts';
import { bodyTypes } from './BodyType.ts';
import { euroClasses } from './EuroClass.ts';
import { fuels } from './Fuel.ts';
import { plateField } from './plateField.ts';
import { vehicleKinds } from './VehicleKind.ts';
import { vehicleStatuses } from './VehicleStatus.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const oneDecimal = v.check<number, string>(
  (value) => Number(value.toFixed(1)) === value,
  'must have one decimal at the most',
);

const degrees = v.pipe(v.number(), v.minValue(-40), v.maxValue(40), oneDecimal);

const vin = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[\s\p{Pd}]/gu, '')),
  v.toUpperCase(),
  v.regex(/^[A-HJ-NPR-Z0-9]{17}$/, 'must be 17 letters and digits without I, O and Q (ISO 3779)'),
);

const fields = {
  fleetNo: plainText(20),
  plate: plateField,
  plateCountry: countryField,
  vin: v.nullish(vin, null),
  make: plainText(60),
  model: plainText(60),
  year: whole(1950, 9999),
  kind: v.picklist(vehicleKinds),
  bodyType: v.picklist(bodyTypes),
  payloadKg: whole(0, 100_000),
  grossWeightKg: whole(500, 150_000),
  volumeM3: v.nullish(v.pipe(v.number(), v.gtValue(0, 'must be more than 0'), v.maxValue(200), oneDecimal), null),
  palletPositions: v.nullish(whole(0, 66), null),
  temperatureC: v.nullish(v.strictObject({ min: degrees, max: degrees }), null),
  adr: v.boolean(),
  fuel: v.picklist(fuels),
  euroClass: v.nullish(v.picklist(euroClasses), null),
  odometerKm: whole(0, 9_999_999),
};

/** A vehicle as the company describes one (product §5), field by field; what one field asks of another `refuseUnfit` knows. */
export const vehicleDraft = v.strictObject(fields);

export type VehicleDraft = v.InferOutput<typeof vehicleDraft>;

export const vehicleChange = v.strictObject({ ...fields, version: versionField });

export type VehicleChange = v.InferOutput<typeof vehicleChange>;

export const vehicleMove = v.strictObject({ status: v.picklist(vehicleStatuses), version: versionField });

export type VehicleMove = v.InferOutput<typeof vehicleMove>;

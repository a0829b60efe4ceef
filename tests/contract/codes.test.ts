import { expect, it } from 'vitest';
import { checkVehicleRules, vehicleDraft } from '../../services/vehicles/vehicleDraft.ts';
import { toWire } from '../../src/domain/record/toWire.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { parseVehicle } from '../../src/domain/vehicle/parseVehicle.ts';
import { vehicleFields } from '../../src/domain/vehicle/vehicleFields.ts';
import { vehicleFactory } from '../support/factories/vehicleFactory.ts';
import { serviceProblems } from './serviceProblems.ts';

const now = new Date('2026-11-22T12:00:00Z');
const vehicle = vehicleFactory.build({ temperatureC: { min: -25, max: 12.5 }, euroClass: 'euro_6' });

it.each<[typed: object, sent: object]>([
  [{ fleetNo: '' }, { fleetNo: '' }],
  [{ fleetNo: 'x'.repeat(21) }, { fleetNo: 'x'.repeat(21) }],
  [{ fleetNo: '\u202E' }, { fleetNo: '\u202E' }],
  [{ plate: '- -' }, { plate: '- -' }],
  [{ plate: 'x'.repeat(16) }, { plate: 'x'.repeat(16) }],
  [{ plateCountry: 'ZZ' }, { plateCountry: 'ZZ' }],
  [{ vin: '123' }, { vin: '123' }],
  [{ make: 'x'.repeat(61) }, { make: 'x'.repeat(61) }],
  [{ year: '1949' }, { year: 1949 }],
  [{ year: '2028' }, { year: 2028 }],
  [{ year: '2022.5' }, { year: 2022.5 }],
  [{ year: '10000' }, { year: 10_000 }],
  [{ kind: '' }, { kind: null }],
  [{ kind: 'bicycle' }, { kind: 'bicycle' }],
  [
    { payloadKg: '100001', grossWeightKg: '150000' },
    { payloadKg: 100_001, grossWeightKg: 150_000 },
  ],
  [{ payloadKg: 'much' }, { payloadKg: 'much' }],
  [{ payloadKg: '0' }, { payloadKg: 0 }],
  [{ grossWeightKg: '27000' }, { grossWeightKg: 27_000 }],
  [{ volumeM3: '0' }, { volumeM3: 0 }],
  [{ volumeM3: '200.1' }, { volumeM3: 200.1 }],
  [{ volumeM3: '91.55' }, { volumeM3: 91.55 }],
  [{ palletPositions: '67' }, { palletPositions: 67 }],
  [{ 'temperatureC.min': '-41' }, { temperatureC: { min: -41, max: 12.5 } }],
  [{ 'temperatureC.min': '13' }, { temperatureC: { min: 13, max: 12.5 } }],
  [{ euroClass: 'euro_7' }, { euroClass: 'euro_7' }],
  [{ odometerKm: '-1' }, { odometerKm: -1 }],
])('for a vehicle with %j form and service report the same codes and limits', (typed, sent) => {
  const parsed = parseVehicle({ ...writeDraft(vehicleFields, vehicle), ...typed }, { thisYear: 2026 });
  const body = { ...toWire(vehicleFields, vehicle), ...sent };
  const service = serviceProblems(vehicleDraft, body, (draft) => checkVehicleRules(draft, now));
  const reported = Object.fromEntries(
    service.map(({ field, code, limits }) => [field, { code, ...(limits && { limits }) }]),
  );
  expect(reported).toEqual(parsed.ok ? {} : parsed.problems);
});

import { expect, it } from 'vitest';
import { countsKilometres } from '../../../src/domain/vehicle/countsKilometres.ts';
import { vehicleFields } from '../../../src/domain/vehicle/vehicleFields.ts';

it.each(vehicleFields.fuel.options.filter((fuel) => fuel !== 'none'))(
  'counts the kilometres of a vehicle that runs on %s, even when new',
  (fuel) => {
    expect(countsKilometres({ fuel, odometerKm: 0 })).toBe(true);
  },
);

it.each([
  [0, false],
  [1, true],
])('whether a vehicle without an engine and %i km has its kilometres shown: %s', (odometerKm, isCounted) => {
  expect(countsKilometres({ fuel: 'none', odometerKm })).toBe(isCounted);
});

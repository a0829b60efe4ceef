import { expect, it } from 'vitest';
import { countsKilometres } from '../../../src/domain/vehicle/countsKilometres.ts';
import { vehicleFields } from '../../../src/domain/vehicle/vehicleFields.ts';

it.each(vehicleFields.fuel.options.filter((fuel) => fuel !== 'none'))(
  'counts those of a vehicle that runs on %s, also a new one',
  (fuel) => {
    expect(countsKilometres({ fuel, odometerKm: 0 })).toBe(true);
  },
);

it.each([
  [0, false],
  [1, true],
])('with %i km on a vehicle that is pulled: %s', (odometerKm, isCounted) => {
  expect(countsKilometres({ fuel: 'none', odometerKm })).toBe(isCounted);
});

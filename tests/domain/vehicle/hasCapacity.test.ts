import { expect, it } from 'vitest';
import { hasCapacity } from '../../../src/domain/vehicle/hasCapacity.ts';
import { vehicleFields } from '../../../src/domain/vehicle/vehicleFields.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';

const capacities = ['payloadKg', 'volumeM3', 'palletPositions', 'temperatureC'] as const;
const nothing = { payloadKg: 0, volumeM3: undefined, palletPositions: undefined, temperatureC: undefined };

it.each(vehicleFields.kind.options.filter((kind) => kind !== 'tractor'))(
  'a %s has every capacity, known or not',
  (kind) => {
    const vehicle = { ...vehicleFactory.build({ kind }), ...nothing };
    expect(capacities.filter((capacity) => hasCapacity(vehicle, capacity))).toEqual(capacities);
  },
);

it('a tractor has no capacity', () => {
  const tractor = { ...vehicleFactory.build({ kind: 'tractor' }), ...nothing };
  expect(capacities.filter((capacity) => hasCapacity(tractor, capacity))).toEqual([]);
});

it.each([
  ['payloadKg', { payloadKg: 800 }],
  ['volumeM3', { volumeM3: 0.5 }],
  ['palletPositions', { palletPositions: 1 }],
  ['temperatureC', { temperatureC: { min: 0, max: 0 } }],
] as const)('a tractor has %s when it has been entered', (written, facts) => {
  const tractor = { ...vehicleFactory.build({ kind: 'tractor' }), ...nothing, ...facts };
  expect(capacities.filter((capacity) => hasCapacity(tractor, capacity))).toEqual([written]);
});

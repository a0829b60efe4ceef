import { describe, expect, it } from 'vitest';
import { vehicleFields } from '../../../src/domain/vehicle/vehicleFields.ts';
import {
  carriesLoad,
  countsKilometres,
  hasCapacity,
  hasEngine,
  loadCapacities,
  mustKeepTemperature,
} from '../../../src/domain/vehicle/vehicleTraits.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';

describe('the kind of a vehicle', () => {
  it('decides whether it carries a load: a tractor does not', () => {
    expect(vehicleFields.kind.options.filter((kind) => !carriesLoad(kind))).toEqual(['tractor']);
  });

  it('decides whether it must keep a temperature: a reefer must', () => {
    expect(vehicleFields.bodyType.options.filter(mustKeepTemperature)).toEqual(['reefer']);
  });

  it('decides whether it has an engine: one without fuel has none', () => {
    expect(vehicleFields.fuel.options.filter((fuel) => !hasEngine(fuel))).toEqual(['none']);
  });
});

describe('capacities', () => {
  const capacities = loadCapacities;
  const nothing = {
    payloadKg: 0,
    volumeM3: undefined,
    loadingLengthM: undefined,
    palletPositions: undefined,
    temperatureC: undefined,
  };

  it('are all that a vehicle carries, without the gross weight', () => {
    expect(capacities).toContain('loadingLengthM');
    expect(capacities).toContain('temperatureC');
    expect(capacities).not.toContain('grossWeightKg');
  });

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
    ['loadingLengthM', { loadingLengthM: 0.1 }],
    ['palletPositions', { palletPositions: 1 }],
    ['temperatureC', { temperatureC: { min: 0, max: 0 } }],
  ] as const)('a tractor has %s when it has been entered', (written, facts) => {
    const tractor = { ...vehicleFactory.build({ kind: 'tractor' }), ...nothing, ...facts };
    expect(capacities.filter((capacity) => hasCapacity(tractor, capacity))).toEqual([written]);
  });
});

describe('the kilometres of a vehicle', () => {
  it.each(vehicleFields.fuel.options.filter((fuel) => fuel !== 'none'))(
    'are counted when it runs on %s, even when new',
    (fuel) => {
      expect(countsKilometres({ fuel, odometerKm: 0 })).toBe(true);
    },
  );

  it.each([
    [0, false],
    [1, true],
  ])('are shown when it has no engine and %i km: %s', (odometerKm, isCounted) => {
    expect(countsKilometres({ fuel: 'none', odometerKm })).toBe(isCounted);
  });
});

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { vehicleFields } from '../../../src/domain/vehicle/vehicleFields.ts';
import {
  carriesLoad,
  countsKilometres,
  fieldApplies,
  givenByKind,
  hasCapacity,
  hasEngine,
  loadCapacities,
  mustKeepTemperature,
  unusualValues,
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

  it('a tractor has neither a body nor a payload to show, but all else', () => {
    const tractor = { ...vehicleFactory.build({ kind: 'tractor' }), ...nothing };
    expect(['bodyType', 'payloadKg', 'make'].filter((path) => fieldApplies(tractor, path))).toEqual(['make']);
    expect(fieldApplies({ ...tractor, payloadKg: 800 }, 'payloadKg')).toBe(true);
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

const held = (overrides: Parameters<typeof vehicleFactory.build>[0]) =>
  writeDraft(vehicleFields, vehicleFactory.build(overrides));

describe('fields that a kind does not have', () => {
  const noEngine = { fuel: 'none', euroClass: '', odometerKm: '0' };

  it.each([
    [
      'tractor',
      [
        'bodyType',
        'payloadKg',
        'volumeM3',
        'loadingLengthM',
        'palletPositions',
        'temperatureC.min',
        'temperatureC.max',
      ],
    ],
    ['semi_trailer', ['fuel', 'euroClass', 'odometerKm']],
    ['trailer', ['fuel', 'euroClass', 'odometerKm']],
    ['rigid', []],
    ['van', []],
    ['', []],
    ['boat', []],
  ])('are those of a %s', (kind, paths) => {
    expect(Object.keys(givenByKind(kind))).toEqual(paths);
  });

  it('are empty, or nothing', () => {
    expect(givenByKind('tractor')).toEqual({
      bodyType: 'other',
      payloadKg: '0',
      volumeM3: '',
      loadingLengthM: '',
      palletPositions: '',
      'temperatureC.min': '',
      'temperatureC.max': '',
    });
    expect(givenByKind('trailer')).toEqual(noEngine);
  });

  it('stay when something else is on file for them', () => {
    const towed = { kind: 'trailer', fuel: 'none', euroClass: undefined } as const;
    expect(givenByKind('trailer', held({ ...towed, odometerKm: 0 }))).toEqual(noEngine);
    expect(givenByKind('trailer', held({ ...towed, odometerKm: 12 }))).toEqual({ fuel: 'none', euroClass: '' });
  });

  it('go when the kind changes', () => {
    expect(givenByKind('trailer', held({ kind: 'van', odometerKm: 12 }))).toEqual(noEngine);
  });
});

describe('unusual values', () => {
  const draft = writeDraft(vehicleFields, vehicleFactory.build());
  it.each([
    [{ kind: 'van', volumeM3: '91' }, { volumeM3: 25 }],
    [{ kind: 'van', volumeM3: '25' }, {}],
    [{ kind: 'van', grossWeightKg: '3500', payloadKg: '2101' }, { payloadKg: 2100 }],
    [{ kind: 'van', grossWeightKg: '3500', payloadKg: '2100' }, {}],
    [{ kind: 'van', grossWeightKg: '12 000', payloadKg: '2100' }, { grossWeightKg: 7500 }],
    [
      { kind: 'rigid', loadingLengthM: '13,6', palletPositions: '33' },
      { loadingLengthM: 10.5, palletPositions: 26 },
    ],
    [{ kind: 'rigid', grossWeightKg: '18000', payloadKg: '13501' }, { payloadKg: 13_500 }],
    [{ kind: 'semi_trailer', grossWeightKg: '40000', payloadKg: '36001' }, { payloadKg: 36_000 }],
    [{ kind: 'trailer', grossWeightKg: '20000', payloadKg: '17601' }, { payloadKg: 17_600 }],
    [
      { kind: 'trailer', grossWeightKg: '36001', volumeM3: '76', loadingLengthM: '11.1', palletPositions: '29' },
      { grossWeightKg: 36_000, volumeM3: 75, loadingLengthM: 11, palletPositions: 28 },
    ],
    [
      { kind: 'semi_trailer', grossWeightKg: '48001', volumeM3: '111', loadingLengthM: '16.1', palletPositions: '41' },
      { grossWeightKg: 48_000, volumeM3: 110, loadingLengthM: 16, palletPositions: 40 },
    ],
    [
      { kind: 'van', loadingLengthM: '6.6', palletPositions: '13' },
      { loadingLengthM: 6.5, palletPositions: 12 },
    ],
    [
      { kind: 'rigid', grossWeightKg: '42001', volumeM3: '71' },
      { grossWeightKg: 42_000, volumeM3: 70 },
    ],
    [{ kind: 'semi_trailer', loadingLengthM: '13.6', palletPositions: '33', volumeM3: '100' }, {}],
    [{ kind: 'tractor', grossWeightKg: '44001', volumeM3: '200' }, { grossWeightKg: 44_000 }],
    [{ kind: 'trailer', grossWeightKg: '', payloadKg: '90000' }, {}],
    [{ kind: 'van', volumeM3: 'much' }, {}],
    [{ kind: '', volumeM3: '91' }, {}],
  ])('of %o are %o', (typed, found) => {
    const blank = { payloadKg: '', grossWeightKg: '', volumeM3: '', loadingLengthM: '', palletPositions: '' };
    expect(unusualValues({ ...draft, ...blank, ...typed })).toEqual(found);
  });
});

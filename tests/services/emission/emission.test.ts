import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classOf, type ClassedUnit, type TruckClass } from '../../../services/emission/classOf.ts';
import { type Consignment, tkmOf } from '../../../services/emission/Consignment.ts';
import { consignmentsOf } from '../../../services/emission/consignmentsOf.ts';
import { defaultFootprint } from '../../../services/emission/defaultFootprint.ts';
import { desnz2025 } from '../../../services/emission/desnz2025.ts';
import { drivenFactors, freightFactor, fuelFactors } from '../../../services/emission/findFactor.ts';
import { largestRemainder } from '../../../services/emission/largestRemainder.ts';
import { measuredFootprints } from '../../../services/emission/measuredFootprints.ts';
import { modelledFootprint, tripKg } from '../../../services/emission/modelledFootprint.ts';
import { onBasis } from '../../../services/emission/onBasis.ts';

const artic: TruckClass = { class: 'artic_over_33', refrigerated: false };
const first: Consignment = { pickup: 0, delivery: 1, massKg: 8_000, km: 200 };
const second: Consignment = { pickup: 0, delivery: 2, massKg: 12_000, km: 350 };
const both = [first, second];
const partsOf = (footprint: { consignments: readonly { wtwGrams: number }[] } | null) =>
  footprint?.consignments.map(({ wtwGrams }) => wtwGrams);
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
const known = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Error('The set has no such factor.');
  return found;
};
const diesel = known(fuelFactors(desnz2025).find(({ key }) => key === 'diesel_blend'));

const town = (lat: number, lng: number) => ({ lat, lng, country: 'DE' });
const line = (values: object = {}) => ({ grossKg: 1_000, pickup: 0, delivery: 1, ...values });
const unit = (values: Partial<ClassedUnit>): ClassedUnit => ({
  kind: 'rigid',
  bodyType: 'box',
  fuel: 'diesel',
  grossWeightKg: 12_000,
  ...values,
});

/** The trip of the worked example: 20 t to B, 12 t to C, then 60 km empty. */
const trip = {
  payloadKg: 24_000,
  emptyKm: 60,
  legs: [
    { km: 210, loadKg: 20_000 },
    { km: 170, loadKg: 12_000 },
  ],
};

describe('the default of a trip with two consignments', () => {
  it.each<[string, TruckClass, number, readonly number[]]>([
    ['dry', artic, 551_116, [152_032, 399_084]],
    ['refrigerated', { ...artic, refrigerated: true }, 637_652, [175_904, 461_748]],
  ])('%s', (_, truck, total, parts) => {
    const found = defaultFootprint(both, truck, desnz2025);
    expect(found).toMatchObject({ level: 'default', wtwGrams: total, massKg: 20_000, tkm: 5_800 });
    expect(partsOf(found)).toEqual(parts);
  });

  it('is 78.225 kg for a tonne over 100 km in a diesel van', () => {
    const van = { class: 'van_diesel', refrigerated: false } as const;
    expect(defaultFootprint([{ ...first, massKg: 1_000, km: 100 }], van, desnz2025)?.wtwGrams).toBe(78_225);
  });

  it('keeps the whole factor, and says how much of it comes from the tank', () => {
    const found = defaultFootprint(both, artic, desnz2025);
    expect(found?.ttwGrams).toBe(Math.round(5_800 * 77.03));
    expect(found?.factors).toEqual([
      {
        set: 'UK Government GHG Conversion Factors for Company Reporting (DESNZ)',
        version: '2025',
        publishedOn: '2025-06',
        region: 'United Kingdom',
        gwp: 'AR5',
        licence: 'Open Government Licence v3.0',
        source:
          'Department for Energy Security and Net Zero, https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting',
        key: 'artic_over_33',
        vehicle: 'Articulated over 33 t',
        fuel: 'diesel',
        refrigerated: false,
        load: null,
        unit: 'kg/tkm',
        distanceBasis: 'sfd',
        ttw: 0.07703,
        wtt: 0.01799,
        wtw: 0.09502,
      },
    ]);
  });
});

describe('the model of a trip', () => {
  it('counts each leg by its load, and the empty one', () => {
    const { empty, full } = known(drivenFactors(desnz2025, artic));
    const kg = (legs: typeof trip.legs) => tripKg({ payloadKg: 24_000, legs }, empty.wtw, full.wtw);
    expect(kg(trip.legs.slice(0, 1))).toBeCloseTo(259.348_95, 5);
    expect(kg(trip.legs.slice(1))).toBeCloseTo(180.309_65, 5);
    expect(kg([{ km: 60, loadKg: 0 }])).toBeCloseTo(47.9472, 5);
  });

  it('is shared by tonnes and kilometres', () => {
    const found = modelledFootprint(both, artic, trip, desnz2025);
    expect(found).toMatchObject({ level: 'modelled', wtwGrams: 487_606, emptyKm: 60 });
    expect(partsOf(found)).toEqual([134_512, 353_094]);
    expect((found?.wtwGrams ?? 0) / (found?.tkm ?? 1)).toBeCloseTo(84.07, 2);
  });

  it.each<[string, TruckClass, number]>([
    ['a class without factors per km', { class: 'any_hgv', refrigerated: false }, 24_000],
    ['a cooled class that has none of its own', { class: 'rigid_17', refrigerated: true }, 24_000],
    ['more than the truck can carry', artic, 19_999],
    ['a truck that says it carries nothing', artic, 0],
  ])('is none for %s', (_, truck, payloadKg) => {
    expect(modelledFootprint(both, truck, { ...trip, payloadKg }, desnz2025)).toBeNull();
  });
});

describe('the fuel of a trip', () => {
  const carried = both.map((consignment) => ({ consignments: [consignment], truck: artic }));
  const shared = measuredFootprints(carried, { amount: 132, factor: diesel });

  it('is shared by tonnes and kilometres of the goods, not by what was driven', () => {
    expect(shared.map(({ wtwGrams }) => wtwGrams)).toEqual([115_863, 304_139]);
    expect(shared.map(({ wtwGrams }) => wtwGrams)).not.toEqual([113_077, 306_925]);
    expect(shared[0]).toMatchObject({ level: 'measured', factors: [{ key: 'diesel_blend', wtw: 3.18183 }] });
  });

  it('sums to the grams of the trip, for any goods and any fuel', () => {
    const consignment = fc.record({
      pickup: fc.constant(0),
      delivery: fc.constant(1),
      massKg: fc.double({ min: 0.001, max: 60_000, noNaN: true }),
      km: fc.integer({ min: 1, max: 5_000 }),
    });
    const shipments = fc.array(fc.array(consignment, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(shipments, fc.double({ min: 0.1, max: 20_000, noNaN: true }), (all, amount) => {
        const found = measuredFootprints(
          all.map((consignments) => ({ consignments, truck: artic })),
          { amount, factor: diesel },
        );
        expect(sum(found.map(({ wtwGrams }) => wtwGrams))).toBe(Math.round(amount * diesel.wtw * 1_000));
        for (const each of found) {
          expect(sum(each.consignments.map(({ wtwGrams }) => wtwGrams))).toBe(each.wtwGrams);
          expect(sum(each.consignments.map(({ ttwGrams }) => ttwGrams))).toBe(each.ttwGrams);
        }
        const shares = all.flat().map((one) => tkmOf(one) / sum(all.flat().map(tkmOf)));
        expect(Math.abs(sum(shares) - 1)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('the goods of a shipment', () => {
  const [cologne, kassel, berlin] = [town(50.94, 6.96), town(51.31, 9.5), town(52.52, 13.4)];

  it('with the same stops go together, as far as the route', () => {
    expect(consignmentsOf([line(), line({ grossKg: 500.5 })], [cologne, berlin], 570)).toEqual([
      { pickup: 0, delivery: 1, massKg: 1_500.5, km: 570 },
    ]);
  });

  it('count the way between their own stops, not the one that the truck takes for others', () => {
    const cargo = [line({ delivery: 2 }), line({ pickup: 0, delivery: 1 })];
    const found = consignmentsOf(cargo, [cologne, kassel, berlin], 900);
    expect(found).toEqual([
      { pickup: 0, delivery: 2, massKg: 1_000, km: expect.closeTo(582, -1.5) },
      { pickup: 0, delivery: 1, massKg: 1_000, km: expect.closeTo(231, -1.5) },
    ]);
  });

  it.each([
    ['a line of unknown mass', [line(), line({ grossKg: null })], 570, 'mass_missing'],
    ['a line of no mass', [line({ grossKg: 0 })], 570, 'mass_missing'],
    ['no line', [], 570, 'mass_missing'],
    ['no way', [line()], 0, 'no_distance'],
    ['more than any truck carries', [line({ grossKg: 60_000 }), line({ grossKg: 0.001 })], 570, 'too_heavy'],
  ])('have no figure with %s', (_, cargo, km, reason) => {
    expect(consignmentsOf(cargo, [cologne, berlin], km)).toBe(reason);
  });

  it('have none for the way between stops without a position', () => {
    const nowhere = { lat: null, lng: null, country: null };
    expect(consignmentsOf([line({ delivery: 2 })], [cologne, kassel, nowhere], 900)).toBe('no_distance');
  });
});

describe('the class of a truck', () => {
  const tractor = unit({ kind: 'tractor', bodyType: 'other', grossWeightKg: 18_000 });
  const trailer = unit({ kind: 'semi_trailer', bodyType: 'curtainsider', fuel: 'none', grossWeightKg: 36_000 });
  const reefer = unit({ ...trailer, bodyType: 'reefer' });

  it.each<[string, ClassedUnit | null, ClassedUnit | null, string | null]>([
    ['nobody named', null, null, 'any_hgv'],
    ['a diesel van', unit({ kind: 'van' }), null, 'van_diesel'],
    ['a petrol van', unit({ kind: 'van', fuel: 'petrol' }), null, 'van_petrol'],
    ['a battery van', unit({ kind: 'van', fuel: 'electric' }), null, 'van_bev'],
    ['a gas van', unit({ kind: 'van', fuel: 'cng' }), null, null],
    ['a rigid of 7.5 t', unit({ grossWeightKg: 7_500 }), null, 'rigid_7_5'],
    ['a rigid above', unit({ grossWeightKg: 7_501 }), null, 'rigid_17'],
    ['a rigid of 17 t', unit({ grossWeightKg: 17_000 }), null, 'rigid_17'],
    ['a rigid above', unit({ grossWeightKg: 17_001 }), null, 'rigid_over_17'],
    ['a tractor with its trailer', tractor, trailer, 'artic_over_33'],
    [
      'a light tractor with its trailer',
      unit({ ...tractor, grossWeightKg: 13_000 }),
      unit({ ...trailer, grossWeightKg: 20_000 }),
      'artic_33',
    ],
    ['a tractor alone that says it weighs 40 t', unit({ ...tractor, grossWeightKg: 40_000 }), null, 'artic_over_33'],
    ['a tractor alone', tractor, null, 'any_hgv'],
    ['a battery tractor', unit({ ...tractor, fuel: 'electric' }), trailer, null],
    ['a hydrogen rigid', unit({ fuel: 'hydrogen' }), null, null],
    ['a gas rigid', unit({ fuel: 'lng' }), null, null],
  ])('%s', (_, vehicle, pulled, expected) => {
    expect(classOf({ vehicle, trailer: pulled, isTemperatureKept: false })?.class ?? null).toBe(expected);
  });

  it.each<[string, ClassedUnit | null, ClassedUnit | null, boolean, boolean]>([
    ['a reefer with cooled goods', tractor, reefer, true, true],
    ['a reefer with goods that are not cooled', tractor, reefer, false, false],
    ['another trailer with cooled goods', tractor, trailer, true, false],
    ['cooled goods without a truck', null, null, true, true],
    ['a cooled van, for which there is no factor', unit({ kind: 'van', bodyType: 'reefer' }), null, true, false],
  ])('is refrigerated or not: %s', (_, vehicle, pulled, isTemperatureKept, expected) => {
    expect(classOf({ vehicle, trailer: pulled, isTemperatureKept })?.refrigerated).toBe(expected);
  });
});

describe('the bundled factors', () => {
  it('agree with the European default for trucks of 34 to 40 t, 95 g per tkm', () => {
    expect(freightFactor(desnz2025, artic)?.wtw).toBeCloseTo(0.095, 3);
  });

  it('are what the table says, with the sum of tank and source', () => {
    const table = desnz2025
      .filter((factor) => factor.unit === 'kg/tkm')
      .map(({ key, refrigerated, wtw }) => [key, refrigerated, wtw]);
    expect(table).toEqual([
      ['van_diesel', false, 0.78225],
      ['van_petrol', false, 1.0848],
      ['van_bev', false, 0.27625],
      ['rigid_7_5', false, 0.65057],
      ['rigid_7_5', true, 0.77506],
      ['rigid_17', false, 0.45608],
      ['rigid_17', true, 0.54337],
      ['rigid_over_17', false, 0.20882],
      ['rigid_over_17', true, 0.24873],
      ['artic_33', false, 0.15364],
      ['artic_33', true, 0.17778],
      ['artic_over_33', false, 0.09502],
      ['artic_over_33', true, 0.10994],
      ['any_hgv', false, 0.12522],
      ['any_hgv', true, 0.14663],
    ]);
    expect(fuelFactors(desnz2025).map(({ key, wtw }) => [key, wtw])).toEqual([
      ['diesel_blend', 3.18183],
      ['diesel_mineral', 3.28564],
    ]);
  });

  it('never count what comes from the tank alone as the whole', () => {
    expect(desnz2025.filter(({ ttw, wtw }) => ttw !== null && ttw >= wtw)).toEqual([]);
  });
});

describe('distances of another kind', () => {
  it.each([
    ['driven as shortest', 1_050, 'actual', 'sfd', 1_000],
    ['shortest as driven', 1_000, 'sfd', 'actual', 1_050],
    ['shortest as it is', 1_000, 'sfd', 'sfd', 1_000],
  ] as const)('%s', (_, km, from, to, expected) => {
    expect(onBasis(km, from, to)).toBeCloseTo(expected, 9);
  });

  it('are adjusted for factors that were made with them', () => {
    const factors = desnz2025.map((each) => ({ ...each, distanceBasis: each.distanceBasis && ('actual' as const) }));
    expect(defaultFootprint(both, artic, factors)?.wtwGrams).toBe(Math.round(551_116 * 1.05));
  });
});

describe('whole numbers that sum', () => {
  it.each<[number, readonly number[], readonly number[]]>([
    [10, [1, 1, 1], [4, 3, 3]],
    [1, [1, 3], [0, 1]],
    [0, [1, 2], [0, 0]],
    [7, [0, 0], [0, 0]],
    [7, [0, 2], [0, 7]],
  ])('%d by %j', (total, weights, parts) => {
    expect(largestRemainder(total, weights)).toEqual(parts);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { TruckClass } from '../../../services/emission/classOf.ts';
import { defaultFootprint } from '../../../services/emission/defaultFootprint.ts';
import { desnz2025 } from '../../../services/emission/desnz2025.ts';
import { fuelFactors } from '../../../services/emission/findFactor.ts';
import { ileapOfAll } from '../../../services/emission/ileap.ts';
import { ileapAnswer } from '../../../services/emission/ileapAnswer.ts';
import { measuredFootprints } from '../../../services/emission/measuredFootprints.ts';
import { modelledFootprint } from '../../../services/emission/modelledFootprint.ts';

const artic: TruckClass = { class: 'artic_over_33', refrigerated: false };
const goods = [
  { pickup: 0, delivery: 1, massKg: 8_000, km: 200 },
  { pickup: 0, delivery: 2, massKg: 12_000, km: 350 },
];
const [diesel] = fuelFactors(desnz2025);
const told = (footprint: ReturnType<typeof defaultFootprint>, reference = 'SR-1') => ({
  reference,
  footprint,
  reason: null,
});

describe('a shipment in the form of iLEAP 1.0', () => {
  it('has a chain element for each consignment and the category they refer to, with numbers as text', () => {
    const found = ileapOfAll([told(defaultFootprint(goods, artic, desnz2025))], desnz2025);
    expect(found).toEqual({
      ileapVersion: '1.0',
      shipmentFootprints: [
        {
          mass: '20000',
          shipmentId: 'SR-1',
          tces: [
            {
              tceId: 'SR-1-1',
              tocId: 'artic_over_33-ambient-2025',
              shipmentId: 'SR-1',
              mass: '8000',
              distance: { sfd: '200' },
              transportActivity: '1600',
              co2eWTW: '152.032',
              co2eTTW: '123.248',
            },
            {
              tceId: 'SR-1-2',
              tocId: 'artic_over_33-ambient-2025',
              shipmentId: 'SR-1',
              mass: '12000',
              distance: { sfd: '350' },
              transportActivity: '4200',
              co2eWTW: '399.084',
              co2eTTW: '323.526',
            },
          ],
        },
      ],
      tocs: [
        {
          tocId: 'artic_over_33-ambient-2025',
          description:
            'artic_over_33, default, UK Government GHG Conversion Factors for Company Reporting (DESNZ) 2025',
          mode: 'Road',
          temperatureControl: 'ambient',
          energyCarriers: [
            {
              energyCarrier: 'Diesel',
              relativeShare: '1',
              emissionFactorWTW: '3.18183',
              emissionFactorTTW: '2.57082',
              energyConsumptionUnit: 'l',
            },
          ],
          co2eIntensityWTW: '0.09502',
          co2eIntensityTTW: '0.07703',
          transportActivityUnit: 'tkm',
        },
      ],
      leftOut: [],
    });
    expect(v.is(ileapAnswer, found)).toBe(true);
  });

  it('says how much of the way a truck drove empty, where that is known', () => {
    const [first] = goods;
    const trip = { payloadKg: 24_000, emptyKm: 50, legs: [{ km: 200, loadKg: 8_000 }] };
    const modelled = first ? modelledFootprint([first], artic, trip, desnz2025) : null;
    const { tocs } = ileapOfAll([told(modelled)], desnz2025);
    expect(tocs).toMatchObject([{ tocId: 'modelled-SR-1', emptyDistanceFactor: '0.2' }]);
  });

  it('has the factor itself as the intensity of a default, however its grams were rounded', () => {
    const little = [{ pickup: 0, delivery: 1, massKg: 7, km: 3 }];
    const found = ileapOfAll(
      [told(defaultFootprint(little, artic, desnz2025), 'A'), told(defaultFootprint(goods, artic, desnz2025), 'B')],
      desnz2025,
    );
    expect(found.tocs).toMatchObject([{ co2eIntensityWTW: '0.09502', co2eIntensityTTW: '0.07703' }]);
    const driven = desnz2025.map((each) => (each.distanceBasis ? { ...each, distanceBasis: 'actual' as const } : each));
    const { tocs } = ileapOfAll([told(defaultFootprint(goods, artic, driven))], driven);
    expect(tocs).toMatchObject([{ co2eIntensityWTW: '0.099771' }]);
  });

  it('keeps categories apart that only share their name, as those of two sets of factors', () => {
    const other = desnz2025.map((each) => ({ ...each, set: 'Own factors', wtw: each.wtw * 2 }));
    const [one, two] = [defaultFootprint(goods, artic, desnz2025), defaultFootprint(goods, artic, other)];
    const found = ileapOfAll([told(one, 'A'), told(two, 'B'), told(one, 'C'), told(two, 'D')], desnz2025);
    const [first, second] = ['artic_over_33-ambient-2025', 'artic_over_33-ambient-2025-2'];
    expect(found.tocs.map(({ tocId }) => tocId)).toEqual([first, second]);
    expect(found.shipmentFootprints.map(({ tces: [tce] }) => tce?.tocId)).toEqual([first, second, first, second]);
  });

  it('tells a category once, and what it leaves out with the reason', () => {
    const dry = defaultFootprint(goods, artic, desnz2025);
    const [measured = null] = diesel
      ? measuredFootprints([{ consignments: goods, truck: artic }], { amount: 132, factor: diesel })
      : [];
    const van = defaultFootprint(goods, { class: 'van_bev', refrigerated: false }, desnz2025);
    const found = ileapOfAll(
      [
        told(dry, 'A'),
        told(dry, 'B'),
        told(measured, 'C'),
        told(van, 'D'),
        { reference: 'E', footprint: null, reason: 'mass_missing' },
        told(null, 'F'),
      ],
      desnz2025,
    );
    expect(found.shipmentFootprints.map(({ shipmentId }) => shipmentId)).toEqual(['A', 'B', 'C']);
    expect(found.tocs.map(({ tocId }) => tocId)).toEqual(['artic_over_33-ambient-2025', 'measured-C']);
    expect(found.leftOut).toEqual([
      { shipmentId: 'D', reason: 'no_energy_factor' },
      { shipmentId: 'E', reason: 'mass_missing' },
      { shipmentId: 'F', reason: 'not_calculated' },
    ]);
    expect(v.is(ileapAnswer, found)).toBe(true);
  });
});

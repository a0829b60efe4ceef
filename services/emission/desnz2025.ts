import * as v from 'valibot';
import { factorSet, type FactorSet } from './FactorSet.ts';

type Split = readonly [ttw: number, wtt: number];

const sum = ([ttw, wtt]: Split): number => Math.round((ttw + wtt) * 100_000) / 100_000;

const freight = (key: string, vehicle: string, fuel: string, dry: Split, refrigerated?: Split) =>
  [{ split: dry, refrigerated: false }, ...(refrigerated ? [{ split: refrigerated, refrigerated: true }] : [])].map(
    (each) => ({
      key,
      vehicle,
      fuel,
      refrigerated: each.refrigerated,
      load: null,
      unit: 'kg/tkm',
      distanceBasis: 'sfd',
      ttw: each.split[0],
      wtt: each.split[1],
      wtw: sum(each.split),
    }),
  );

const driven = (key: string, vehicle: string, [empty, average, full]: readonly number[], refrigerated = false) =>
  (
    [
      ['empty', empty],
      ['average', average],
      ['full', full],
    ] as const
  ).map(([load, wtw]) => ({
    key,
    vehicle,
    fuel: 'diesel',
    refrigerated,
    load,
    unit: 'kg/km',
    distanceBasis: null,
    ttw: null,
    wtt: null,
    wtw,
  }));

const litre = (key: string, fuel: string, [ttw, wtt]: Split) => ({
  key,
  vehicle: null,
  fuel,
  refrigerated: false,
  load: null,
  unit: 'kg/l',
  distanceBasis: null,
  ttw,
  wtt,
  wtw: sum([ttw, wtt]),
});

const names = {
  rigid_7_5: 'Rigid over 3.5 up to 7.5 t',
  rigid_17: 'Rigid over 7.5 up to 17 t',
  rigid_over_17: 'Rigid over 17 t',
  artic_33: 'Articulated over 3.5 up to 33 t',
  artic_over_33: 'Articulated over 33 t',
} as const;

/**
 * The UK Government's conversion factors of 2025, "Freighting goods" and "WTT – delivery vehicles and freight", average load. They may
 * be bundled under the Open Government Licence with attribution. Electricity, CNG, LNG and HVO are left out as fuels: what is known of
 * them here is not whole.
 */
export const desnz2025: FactorSet = v.parse(factorSet, {
  set: 'UK Government GHG Conversion Factors for Company Reporting (DESNZ)',
  version: '2025',
  publishedOn: '2025-06',
  region: 'United Kingdom',
  gwp: 'AR5',
  licence: 'Open Government Licence v3.0',
  source:
    'Department for Energy Security and Net Zero, https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting',
  factors: [
    ...freight('van_diesel', 'Van up to 3.5 t, average', 'diesel', [0.6313, 0.15095]),
    ...freight('van_petrol', 'Van up to 3.5 t, average', 'petrol', [0.85537, 0.22943]),
    ...freight('van_bev', 'Van up to 3.5 t, average, battery', 'electricity', [0.21992, 0.05633]),
    ...freight('rigid_7_5', names.rigid_7_5, 'diesel', [0.52761, 0.12296], [0.62837, 0.14669]),
    ...freight('rigid_17', names.rigid_17, 'diesel', [0.36362, 0.09246], [0.43306, 0.11031]),
    ...freight('rigid_over_17', names.rigid_over_17, 'diesel', [0.17146, 0.03736], [0.20416, 0.04457]),
    ...freight('artic_33', names.artic_33, 'diesel', [0.12633, 0.02731], [0.14611, 0.03167]),
    ...freight('artic_over_33', names.artic_over_33, 'diesel', [0.07703, 0.01799], [0.08908, 0.02086]),
    ...freight('any_hgv', 'All trucks, average', 'diesel', [0.10163, 0.02359], [0.11894, 0.02769]),
    ...driven('rigid_7_5', names.rigid_7_5, [0.57165, 0.61399, 0.67012]),
    ...driven('rigid_17', names.rigid_17, [0.68268, 0.74954, 0.87584]),
    ...driven('rigid_over_17', names.rigid_over_17, [0.95572, 1.22912, 1.37054]),
    ...driven('artic_33', names.artic_33, [0.77606, 0.97009, 1.15798]),
    ...driven('artic_over_33', names.artic_over_33, [0.79912, 1.15479, 1.32217]),
    ...driven('artic_over_33', names.artic_over_33, [0.92402, 1.33632, 1.53035], true),
    litre('diesel_blend', 'Diesel, average biofuel blend', [2.57082, 0.61101]),
    litre('diesel_mineral', 'Diesel, 100 % mineral', [2.66155, 0.62409]),
  ],
});

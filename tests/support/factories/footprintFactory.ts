import { Factory } from 'fishery';
import type { Footprint } from '../../../src/domain/emission/Footprint.ts';

/** A default for 8 t over 200 km in an articulated truck: 152.032 kg. */
export const footprintFactory = Factory.define<Footprint>(() => ({
  level: 'default',
  wtwGrams: 152_032,
  ttwGrams: 123_248,
  massKg: 8_000,
  tkm: 1_600,
  consignments: [{ massKg: 8_000, km: 200 }],
  class: 'artic_over_33',
  refrigerated: false,
  emptyKm: undefined,
  factors: [
    {
      set: 'UK Government GHG Conversion Factors for Company Reporting (DESNZ)',
      version: '2025',
      publishedOn: '2025-06',
      region: 'United Kingdom',
      gwp: 'AR5',
      licence: 'Open Government Licence v3.0',
      fuel: 'diesel',
    },
  ],
  distance: { type: 'sfd', method: 'planned_route' },
}));

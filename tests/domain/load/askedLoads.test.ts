import { expect, it } from 'vitest';
import { askedLoads } from '../../../src/domain/load/askedLoads.ts';

const view = { page: 1, size: 25, sort: 'pickup', q: 'lyon' };

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['no day', {}, {}],
  [
    'two days beside other filters',
    { from: '2026-01-08', to: '2026-01-09', body: 'reefer' },
    { from: '2026-01-08', to: '2026-01-09', body: 'reefer' },
  ],
  ['half a day typed', { from: '2026-01-', to: '2026-01-09' }, { to: '2026-01-09' }],
  ['days no calendar has', { from: '2026-02-30', to: 'soon' }, {}],
  [
    'a place to look around',
    { near: '51.45,7.01 Essen, DE', radiusKm: '50', toNear: '45.76,4.84 Lyon, FR' },
    { near: '51.45,7.01', radiusKm: '50', toNear: '45.76,4.84' },
  ],
  ['places that are none', { near: 'Essen', toNear: '' }, {}],
  [
    'a truck to judge',
    { vehicleId: '00000000-0000-4000-a000-000000000001' },
    { vehicleId: '00000000-0000-4000-a000-000000000001' },
  ],
  ['more than the id of a truck', { vehicleId: '00000000-0000-4000-a000-000000000001a' }, {}],
  ['something before the id of a truck', { vehicleId: 'a00000000-0000-4000-a000-000000000001' }, {}],
  ['days that were cleared', { from: '', to: '' }, {}],
])('loads with %s are asked for by what can be read', (_, typed, asked) => {
  expect(askedLoads({ ...view, filters: typed })).toEqual({ ...view, filters: asked });
});

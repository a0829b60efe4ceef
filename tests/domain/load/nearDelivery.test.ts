import { expect, it } from 'vitest';
import { askedLoads } from '../../../src/domain/load/askedLoads.ts';
import { nearDelivery } from '../../../src/domain/load/nearDelivery.ts';
import { loadFactory } from '../../support/factories/loadFactory.ts';

const load = loadFactory.build();
const delivery = load.stops[1];
const ending = (change: object) => loadFactory.build({ stops: delivery ? [{ ...delivery, ...change }] : [] });

it('loads near a delivery are asked for by its place, from two days before it to the day after a truck must go on', () => {
  const view = nearDelivery(load);
  expect(view).toMatchObject({
    filters: { near: '45.70,4.80 Lyon, FR', radiusKm: '100', from: '2026-01-06', to: '2026-01-10' },
    sort: 'emptyKm',
  });
  expect(view && askedLoads(view).filters).toEqual({
    near: '45.70,4.80',
    radiusKm: '100',
    from: '2026-01-06',
    to: '2026-01-10',
  });
});

it('a town without a name is asked for by its position', () => {
  expect(nearDelivery(ending({ city: undefined }))?.filters['near']).toBe('45.7,4.8');
});

it.each([
  ['position', { lat: undefined }],
  ['time', { window: {} }],
])('nothing is asked without a %s', (_, change) => {
  expect(nearDelivery(ending(change))).toBeUndefined();
});

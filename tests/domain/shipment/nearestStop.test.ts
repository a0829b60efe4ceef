import { expect, it } from 'vitest';
import { nearestStop } from '../../../src/domain/shipment/nearestStop.ts';
import type { PlannedStop } from '../../../src/domain/shipment/ShipmentEvent.ts';

const stopAt = (lat: number, lng: number): PlannedStop => ({
  type: 'delivery',
  window: { from: 0, to: 0 },
  position: { lat, lng, country: 'DE' },
  serviceMin: null,
});
const leipzig = stopAt(51.34, 12.37);
const lyon = stopAt(45.76, 4.84);
const unknown: PlannedStop = { ...lyon, position: null };

it.each([
  ['at the first stop', { lat: 51.34, lng: 12.37 }, [leipzig, lyon], 0, 0],
  ['near the last', { lat: 46.0, lng: 4.84 }, [leipzig, lyon], 1, 27],
  ['past a stop without a position', { lat: 46.0, lng: 4.84 }, [unknown, lyon], 1, 27],
])('a truck %s is nearest to that', (_, position, plan, stop, km) => {
  const found = nearestStop(position, plan);
  expect([found?.stop, Math.round(found?.km ?? -1)]).toEqual([stop, km]);
});

it('there is none where no stop has a position', () => {
  expect(nearestStop({ lat: 46, lng: 4.8 }, [unknown])).toBeUndefined();
  expect(nearestStop({ lat: 46, lng: 4.8 }, [])).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { farAhead } from '../../../src/domain/shipment/farAhead.ts';
import type { PlannedStop } from '../../../src/domain/shipment/ShipmentEvent.ts';

const hour = 3_600_000;
const opens = Date.UTC(2026, 0, 20, 8);
const stop = (type: 'pickup' | 'delivery', from: number): PlannedStop => ({
  type,
  window: { from, to: from + hour },
  position: null,
  serviceMin: null,
});
const plan = [stop('pickup', opens), stop('delivery', opens + 48 * hour)];

describe('a step far ahead of its window', () => {
  it.each([
    ['arrived', 0, 24 * hour, null],
    ['arrived', 0, 24 * hour + 1, 0],
    ['departed', 0, 24 * hour + 1, 0],
    ['departed', 0, -5 * hour, null],
    ['arrived', 1, 24 * hour, null],
    ['delivered', 1, 24 * hour + 1, 1],
    ['dispatched', null, 168 * hour, null],
    ['dispatched', null, 168 * hour + 1, 0],
    ['pod_added', 1, 400 * hour, null],
    ['note', null, 400 * hour, null],
  ])('%s at stop %s, %s ms before: stop %s', (type, place, before, expected) => {
    const opening = opens + (place === 1 ? 48 * hour : 0);
    expect(farAhead({ plan, nextStop: place ?? 0 }, { type, stop: place }, opening - before)).toBe(expected);
  });

  it('is none without a stop to go to', () => {
    expect(farAhead({ plan, nextStop: null }, { type: 'arrived', stop: null }, 0)).toBeNull();
    expect(farAhead({ plan, nextStop: 7 }, { type: 'arrived', stop: null }, 0)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { foldShipment } from '../../../src/domain/shipment/foldShipment.ts';
import { possibleCancelReasons } from '../../../src/domain/shipment/possibleCancelReasons.ts';
import type { PlannedStop, ShipmentEvent } from '../../../src/domain/shipment/ShipmentEvent.ts';
import { eventFactory } from '../../support/factories/shipmentFactory.ts';

const at = (hour: number): number => Date.UTC(2026, 0, 5, hour);
const plan: readonly PlannedStop[] = [
  { type: 'pickup', window: { from: at(14), to: at(16) }, position: null, serviceMin: null },
  { type: 'delivery', window: { from: at(20), to: at(22) }, position: null, serviceMin: null },
];
const event = (type: string, hour: number, more: Partial<ShipmentEvent> = {}): ShipmentEvent =>
  eventFactory.build({ type, at: at(hour), recordedAt: at(hour), ...more });
const events = [
  event('booked', 8, { side: 'shipper' }),
  event('assigned', 9, { data: { vehicleId: 'v', driverId: 'd' } }),
  event('dispatched', 12),
  event('arrived', 14, { stop: 0 }),
  event('departed', 15, { stop: 0 }),
];
const folded = (count: number) => foldShipment(plan, events.slice(0, count));

describe('a shipper', () => {
  it.each([
    ['booked, in time', 1, 9, ['not_ready', 'order_changed', 'other']],
    ['booked, past the time to assign', 1, 10, ['not_assigned', 'not_ready', 'order_changed', 'other']],
    ['assigned, however late', 2, 13, ['not_ready', 'order_changed', 'other']],
    ['at the pickup', 4, 14, ['not_ready', 'order_changed', 'other']],
    ['once the goods are on board', 5, 15, []],
  ] as const)('%s may say %#', (_, count, hour, reasons) => {
    expect(possibleCancelReasons(folded(count), 'shipper', at(hour))).toEqual(reasons);
  });

  it('may cancel even if its clock is behind', () => {
    expect(possibleCancelReasons(folded(4), 'shipper', at(7))).toHaveLength(3);
  });
});

it('a fleet has reasons of its own, until it has come to the pickup', () => {
  expect(possibleCancelReasons(folded(3), 'carrier', at(13))).toContain('breakdown');
  expect(possibleCancelReasons(folded(4), 'carrier', at(15))).toEqual([]);
});

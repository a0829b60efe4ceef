import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stopField } from '../../../services/freight/request/stopField.ts';
import type { StopVisit } from '../../../services/shipments/fold/FoldedShipment.ts';
import { trackedShipment } from '../../../services/tracking/trackedShipment.ts';
import { rightRequest } from '../../support/contract/requests.ts';

const now = new Date('2026-11-26T12:00:00Z');
const ahead: StopVisit = { arrivedAt: null, departedAt: null, skipped: false };
const reached: StopVisit = { ...ahead, arrivedAt: 1 };
const left: StopVisit = { ...reached, departedAt: 2 };
const skipped: StopVisit = { ...ahead, skipped: true };
const [pickup, delivery] = rightRequest.stops.map((stop) => v.parse(stopField, stop));

/** What is told of a shipment whose stops are deliveries from some index on. */
const told = (
  status: 'dispatched' | 'at_pickup' | 'in_transit' | 'at_delivery',
  stops: readonly StopVisit[],
  from: number,
) => {
  const nextStop = stops.findIndex((visit) => !visit.skipped && visit.departedAt === null);
  const followed = { status, stops, nextStop, lastPosition: null, deliveredAt: null };
  const expected = stops.map(() => ({ at: now.getTime(), by: 'departure' as const }));
  const planned = stops.flatMap((_, index) => (index < from ? pickup : delivery) ?? []);
  return trackedShipment({ reference: 'SR-1', stops: planned, followed, expected }, now);
};

describe('a shipment with a stop that was skipped', () => {
  it('has arrived at the last delivery that is left', () => {
    expect(told('at_delivery', [left, reached, skipped], 1).status).toBe('arrived');
    expect(told('at_delivery', [left, reached, ahead], 1).status).toBe('on_the_way');
  });

  it('has not started as long as the truck is at its first pickup that is left', () => {
    expect(told('at_pickup', [skipped, reached, ahead], 2).status).toBe('not_started');
    expect(told('at_pickup', [left, reached, ahead], 2).status).toBe('on_the_way');
  });

  it('says so, and expects nobody there', () => {
    const { stops } = told('in_transit', [left, ahead, skipped], 1);
    expect(stops.map((stop) => [stop.skipped, stop.expected !== null])).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { foldRecord } from '../../../src/domain/shipment/foldRecord.ts';
import type { ToldEvent } from '../../../src/domain/shipment/ToldEvent.ts';
import { toldProblem } from '../../../src/domain/shipment/toldProblem.ts';
import { withinMinute } from '../../../src/domain/shipment/withinMinute.ts';
import { eventFactory, shipmentFactory } from '../../support/factories/shipmentFactory.ts';

const at = (hour: number, minute = 0, second = 0): number => Date.UTC(2026, 0, 8, hour, minute, second);
const made = shipmentFactory.build();
const events = [
  ...made.events,
  eventFactory.build({ type: 'assigned', at: at(6), data: { vehicleId: 'v-1', driverId: 'd-1' } }),
  eventFactory.build({ id: 'e-out', type: 'dispatched', at: at(7, 0, 40) }),
];
const folded = foldRecord({ stops: made.stops, events });
const arrived = (when: number | null): ToldEvent => ({ type: 'arrived', stop: 0, at: when, data: {} });

describe('what is told', () => {
  it.each([
    ['now', null, at(8)],
    ['now, although this clock is behind the last event', null, at(6, 50)],
    ['up to five minutes ahead', at(8, 5), at(8)],
  ])('is taken %s', (_, when, now) => {
    expect(toldProblem(folded, 'carrier', arrived(when), now)).toBeNull();
  });

  it.each([
    ['is refused further ahead', at(8, 6), at(8), { code: 'too_far_ahead', field: 'at' }],
    ['is refused before the event it follows', at(6, 59), at(8), { code: 'before_previous', event: { id: 'e-out' } }],
    ['is refused without a time that can be read', Number.NaN, at(8), { code: 'not_an_instant' }],
  ])('%s', (_, when, now, problem) => {
    expect(toldProblem(folded, 'carrier', arrived(when), now)).toMatchObject(problem);
  });

  it('by the wrong side is refused', () => {
    expect(toldProblem(folded, 'shipper', arrived(null), at(8))).toEqual({ code: 'wrong_side', field: null });
  });
});

describe('a time typed to the minute', () => {
  it.each([
    ['comes after what was recorded within it', at(7), at(7, 0, 40)],
    ['stays where nothing was', at(7, 1), at(7, 1)],
    ['stays before what was recorded later', at(6, 59), at(6, 59)],
  ])('%s', (_, typed, settled) => {
    expect(withinMinute(folded, typed)).toBe(settled);
  });
});

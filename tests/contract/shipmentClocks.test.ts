import { describe, expect, it } from 'vitest';
import { assignBy as assignByOfService } from '../../services/shipments/fold/assignBy.ts';
import { expectedArrivals as arrivalsOfService } from '../../services/shipments/fold/expectedArrivals.ts';
import * as flagsOfService from '../../services/shipments/fold/flagsOf.ts';
import { foldShipment as foldOfService } from '../../services/shipments/fold/foldShipment.ts';
import { waitingAt as waitingOfService } from '../../services/shipments/fold/waitingAt.ts';
import { stopWaitings as stopWaitingsOfService } from '../../services/shipments/stopWaiting.ts';
import { assignBy } from '../../src/domain/shipment/assignBy.ts';
import { expectedArrivals } from '../../src/domain/shipment/expectedArrivals.ts';
import * as flags from '../../src/domain/shipment/flagsOf.ts';
import { foldShipment } from '../../src/domain/shipment/foldShipment.ts';
import { waitingAt } from '../../src/domain/shipment/waitingAt.ts';
import { stopWaitings } from '../../src/domain/shipment/stopWaitings.ts';
import { arrivals, flagged, terms, waitingNow, waitings } from '../support/contract/shipmentClocks.ts';
import { begin, direct, happened, until } from '../support/contract/shipmentEvents.ts';

const minute = 60_000;

describe.each([
  ['application', foldShipment, expectedArrivals, flags, waitingAt, assignBy],
  ['service', foldOfService, arrivalsOfService, flagsOfService, waitingOfService, assignByOfService],
] as const)(
  'the clocks of a shipment in the %s',
  (_, fold, expected, { flagsOf, completesAt }, waiting, assignUntil) => {
    it.each(arrivals)('expect %s', (__, plan, events, now, result) => {
      expect(expected(fold(plan, events), begin + now * minute)).toEqual(result);
    });

    it('expect later stops after the time at those before', () => {
      const seen = happened('position', 100, { position: { lat: 53.55, lng: 9.99 } });
      const [first, second] = direct;
      const stops = [first, second, second].flatMap((stop) => stop ?? []);
      const [, next, last] = expected(fold(stops, [...until('departed', 0), seen]), begin);
      // Waits for the window, and unloads for an hour.
      expect([next?.at, last?.at]).toEqual([begin + (100 + 1384) * minute, begin + (100 + 1384 + 60) * minute]);
    });

    it.each(flagged)('flag %s', (__, plan, events, now, result) => {
      expect(flagsOf(fold(plan, events), terms, begin + now * minute)).toEqual(result);
    });

    it('complete a shipment 72 hours after its last proof was recorded', () => {
      expect(completesAt(fold(direct, until('delivered')))).toBeNull();
      expect(completesAt(fold(direct, until('pod_added')))).toBe(begin + (1510 + 72 * 60) * minute);
    });

    it.each(waitings)('count for waiting %s', (__, visited, other, result) => {
      expect(waiting(visited, { ...terms, ...other }, waitingNow)).toEqual(result);
    });

    it('count no waiting that nobody can end any more', () => {
      const cancelled = { ...direct[0], type: 'pickup' as const, window: { from: begin, to: begin }, arrivedAt: begin };
      expect(waiting({ ...cancelled, departedAt: null }, terms, null).state).toBe('unproven');
    });

    it('give an hour to assign, or until four hours before the first window', () => {
      expect(assignUntil(fold(direct, until('booked')))).toBe(begin - 240 * minute);
      const lateAward = [happened('booked', -200, { side: 'shipper' })];
      expect(assignUntil(fold(direct, lateAward))).toBe(begin - 140 * minute);
    });
  },
);

it('application and service know the same flags', () => {
  expect(flagsOfService.shipmentFlags).toEqual(flags.shipmentFlags);
});

const said = (type: string, values: object) =>
  happened(type, 300, { stop: 0, side: 'shipper', data: { amountMinor: 15_000, ...values } });
const corrected = (of: string) => happened('correction', 320, { data: { of, at: new Date(begin).toISOString() } });

describe('application and service tell the same of waiting', () => {
  const long = [...until('arrived', 0), happened('departed', 260, { stop: 0 })];
  const cancelled = happened('cancelled', 100, { side: 'shipper', data: { reason: 'not_ready' } });
  it.each([
    ['before anything', until('assigned')],
    ['while the truck stands there', until('arrived', 0)],
    ['once it has left', long],
    ['that was accepted', [...long, said('waiting_accepted', {})]],
    ['that was disputed', [...long, said('waiting_disputed', { reason: 'times_wrong', note: 'The gate was open' })]],
    ['of another amount than was answered', [...long, said('waiting_accepted', { amountMinor: 1 })]],
    ['after a time was corrected', [...long, corrected(long.at(-2)?.id ?? '')]],
    ['of a shipment that was cancelled', [...until('arrived', 0), cancelled]],
  ])('%s', (_, events) => {
    const now = begin + 400 * minute;
    const service = stopWaitingsOfService({ terms, currency: 'EUR' }, foldOfService(direct, events), new Date(now));
    const told = stopWaitings(foldShipment(direct, events), terms, now).map(({ chargeMinor, answer, ...each }) => ({
      ...each,
      charge: { amountMinor: chargeMinor, currency: 'EUR' },
      answer: answer ? { at: new Date(answer.at), reason: answer.reason, note: answer.note } : null,
    }));
    expect(told).toEqual(service);
  });
});

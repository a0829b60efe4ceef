import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterRules } from '../../services/freight/offer/counterRules.ts';
import { offerRules } from '../../services/freight/offer/offerRules.ts';
import {
  mayChange as mayChangeOfServices,
  mayMove as mayMoveOfServices,
  requestEnd as requestEndOfServices,
  requestStatusAt as requestStatusOfServices,
} from '../../services/freight/request/requestStatus.ts';
import {
  isLive as isLiveOfServices,
  mostRevisions as revisionsOfServices,
  offerStatusAt as offerStatusOfServices,
} from '../../services/freight/offer/offerStatus.ts';
import { elapsedMinutes as elapsedOfServices } from '../../services/freight/route/elapsedMinutes.ts';
import { estimateRoute as routeOfServices } from '../../services/freight/route/estimateRoute.ts';
import { adrPoints as pointsOfServices } from '../../services/freight/verdict/adrPoints.ts';
import { countries } from '../../src/domain/company/countries.ts';
import { adrPoints } from '../../src/domain/dangerous/adrPoints.ts';
import { estimateRoute } from '../../src/domain/distance/estimateRoute.ts';
import { elapsedMinutes } from '../../src/domain/driving/elapsedMinutes.ts';
import { isLive, mostRevisions, offerStatusAt, offerStatuses } from '../../src/domain/offer/OfferStatus.ts';
import { counterProblems } from '../../src/domain/offer/counterProblems.ts';
import { offerProblems } from '../../src/domain/offer/offerProblems.ts';
import { requestNow } from '../support/contract/requests.ts';
import {
  mayChange,
  mayMove,
  requestEnd,
  requestStatusAt,
  requestStatuses,
} from '../../src/domain/request/RequestStatus.ts';
import { dangerousLines } from '../support/contract/dangerousLines.ts';
import { drivingTimes } from '../support/contract/drivingTimes.ts';

const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) });
/** Often the same moment, or a millisecond beside it. */
const clock = fc
  .tuple(instant, fc.constantFrom(-1, 0, 1, 3_600_000))
  .map(([end, beside]) => [end, end + beside] as const);

const date = (at: number | undefined) => (at === undefined ? null : new Date(at));

describe('by the clock', () => {
  it('a request ends at the same moment', () => {
    const maybe = fc.option(instant, { nil: undefined });
    fc.assert(
      fc.property(maybe, maybe, (decisionBy, windowEnd) => {
        const service = requestEndOfServices(date(decisionBy), date(windowEnd));
        expect(requestEnd(decisionBy, windowEnd)).toBe(service?.getTime());
      }),
    );
  });

  it('a request has the same status on both sides, and may go and be changed alike', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...requestStatuses),
        fc.constantFrom(...requestStatuses),
        clock,
        (status, to, [end, now]) => {
          const service = requestStatusOfServices({ status, ends_at: new Date(end) }, new Date(now));
          expect(requestStatusAt({ status, end }, now)).toBe(service);
          expect(mayMove(status, to)).toBe(mayMoveOfServices(status, to));
          expect(mayChange(status)).toBe(mayChangeOfServices(status));
        },
      ),
    );
  });

  it('an offer has the same status on both sides', () => {
    expect(mostRevisions).toBe(revisionsOfServices);
    const statuses = fc.constantFrom(...offerStatuses);
    fc.assert(
      fc.property(statuses, clock, fc.option(instant, { nil: undefined }), (status, [end, now], counter) => {
        const service = offerStatusOfServices(
          {
            status,
            valid_until: new Date(end),
            counter_until: counter === undefined ? null : new Date(counter),
            open_until: null,
          },
          new Date(now),
        );
        expect(offerStatusAt({ status, validUntil: end, counterUntil: counter }, now)).toBe(service);
        expect(isLive(status)).toBe(isLiveOfServices(status));
      }),
    );
  });
});

it('any route is estimated alike', () => {
  const point = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    country: fc.constantFrom(...countries),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 20 }), (points) => {
      const [one, other] = [estimateRoute(points), routeOfServices(points)];
      expect({ ...one, legs: one.legs.length }).toEqual({ ...other, legs: other.legs.length });
    }),
  );
});

it.each(drivingTimes)('%f hours at the wheel in %j take %f hours on both sides', (hours, within, elapsed) => {
  const places = within.map((country) => ({ country }));
  expect(elapsedMinutes(hours * 60, places)).toBeCloseTo(elapsed * 60, 6);
  expect(elapsedOfServices(hours * 60, places)).toBeCloseTo(elapsed * 60, 6);
});

it('any drive takes the same time', () => {
  const places = fc.array(fc.record({ country: fc.constantFrom('US', 'CA', 'DE', '') }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), places, (minutes, between) => {
      expect(elapsedMinutes(minutes, between)).toBe(elapsedOfServices(minutes, between));
    }),
  );
});

it.each(dangerousLines)('%s has the same points', (_, lines, expected) => {
  const all = { name: null, class: null, packingGroup: null, tunnelCode: null, limitedQuantity: null };
  const points = pointsOfServices(lines.map((line) => ({ ...all, ...line })));
  expect(adrPoints(lines)).toEqual(expected);
  expect(points && { ...points, points: points.points ?? undefined }).toEqual(expected ?? null);
});

it.each([
  [{ amount: { amountMinor: 1, currency: 'EUR' }, validUntil: '2026-11-23T08:00:00.001Z' }],
  [{ amount: { amountMinor: 1, currency: 'USD' }, validUntil: '2026-11-23T08:00:00.000Z' }],
])('an offer of %j has the same problems', (offer) => {
  const service = offerRules(offer, 'EUR', requestNow).map(({ field, code }) => [field, { code }]);
  expect(offerProblems(offer, 'EUR', requestNow.getTime())).toEqual(Object.fromEntries(service));
});

it.each([
  ['another price, until the offer ends', 99, 'EUR', '2026-11-23T08:00:00.000Z', []],
  ['the price of the offer', 100, 'EUR', '2026-11-23T08:00:00.000Z', ['amount.amountMinor same_amount']],
  ['the same number in another currency', 100, 'USD', '2026-11-23T08:00:00.000Z', []],
  ['an end beyond the offer', 101, 'EUR', '2026-11-23T08:00:00.001Z', ['validUntil after_offer']],
  ['the end of the offer by another clock', 99, 'EUR', '2026-11-23T09:00:00+01:00', []],
  ['both', 100, 'EUR', '2026-11-24T08:00:00Z', ['amount.amountMinor same_amount', 'validUntil after_offer']],
])('a counter-offer with %s has the same problems', (_title, amountMinor, currency, validUntil, problems) => {
  const offer = { amount: { amountMinor: 100, currency: 'EUR' }, validUntil: '2026-11-23T08:00:00.000Z' };
  const counter = { amount: { amountMinor, currency }, validUntil };
  const found = Object.entries(counterProblems(counter, offer)).map(([path, problem]) => `${path} ${problem?.code}`);
  expect(found).toEqual(problems);
  expect(counterRules(counter, offer).map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});

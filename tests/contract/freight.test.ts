import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerRules } from '../../services/freight/offer/offerRules.ts';
import {
  accuracies as accuraciesOfServices,
  stopTypes as stopTypesOfServices,
} from '../../services/freight/request/stopField.ts';
import {
  dangerousClasses as classesOfServices,
  packageCodes as packagesOfServices,
  packingGroups as groupsOfServices,
} from '../../services/freight/request/cargoField.ts';
import {
  equipments as equipmentsOfServices,
  pricingModels as modelsOfServices,
} from '../../services/freight/request/requestContent.ts';
import {
  mayChange as mayChangeOfServices,
  mayMove as mayMoveOfServices,
  requestEnd as requestEndOfServices,
  requestStatusAt as requestStatusOfServices,
  requestStatuses as requestStatusesOfServices,
} from '../../services/freight/request/requestStatus.ts';
import {
  closedReasons as closedOfServices,
  isLive as isLiveOfServices,
  mostRevisions as revisionsOfServices,
  offerStatusAt as offerStatusOfServices,
  offerStatuses as offerStatusesOfServices,
} from '../../services/freight/offer/offerStatus.ts';
import { elapsedMinutes as elapsedOfServices } from '../../services/freight/route/elapsedMinutes.ts';
import {
  estimateRoute as routeOfServices,
  kmMethods as methodsOfServices,
} from '../../services/freight/route/estimateRoute.ts';
import { adrPoints as pointsOfServices } from '../../services/freight/verdict/adrPoints.ts';
import { reasonCodes as reasonsOfServices } from '../../services/freight/verdict/Verdict.ts';
import { countries } from '../../src/domain/company/countries.ts';
import { adrPoints } from '../../src/domain/dangerous/adrPoints.ts';
import { estimateRoute, kmMethods } from '../../src/domain/distance/estimateRoute.ts';
import { elapsedMinutes } from '../../src/domain/driving/elapsedMinutes.ts';
import {
  closedReasons,
  isLive,
  mostRevisions,
  offerStatusAt,
  offerStatuses,
} from '../../src/domain/offer/OfferStatus.ts';
import { dangerousClasses, packageCodes, packingGroups } from '../../src/domain/request/cargoCodes.ts';
import { equipments, pricingModels } from '../../src/domain/request/RequestContent.ts';
import { offerProblems } from '../../src/domain/offer/offerProblems.ts';
import { requestNow } from '../support/contract/requests.ts';
import {
  mayChange,
  mayMove,
  requestEnd,
  requestStatusAt,
  requestStatuses,
} from '../../src/domain/request/RequestStatus.ts';
import { accuracies, stopTypes } from '../../src/domain/stop/Stop.ts';
import { reasonCodes } from '../../src/domain/verdict/Reason.ts';
import { dangerousLines } from '../support/contract/dangerousLines.ts';

it.each<[string, readonly string[], readonly string[]]>([
  ['types of a stop', stopTypes, stopTypesOfServices],
  ['accuracies of a place', accuracies, accuraciesOfServices],
  ['packages', packageCodes, packagesOfServices],
  ['classes of dangerous goods', dangerousClasses, classesOfServices],
  ['packing groups', packingGroups, groupsOfServices],
  ['equipments', equipments, equipmentsOfServices],
  ['models of a price', pricingModels, modelsOfServices],
  ['statuses of a request', requestStatuses, requestStatusesOfServices],
  ['statuses of an offer', offerStatuses, offerStatusesOfServices],
  ['reasons why an offer is over', closedReasons, closedOfServices],
  ['reasons of a verdict', reasonCodes, reasonsOfServices],
  ['ways to find a distance', kmMethods, methodsOfServices],
])('the %s are the same in application and services', (_, application, services) => {
  expect(application).toEqual(services);
});

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
          { status, valid_until: new Date(end), counter_until: counter === undefined ? null : new Date(counter) },
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

it('any drive takes the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (minutes) => {
      expect(elapsedMinutes(minutes)).toBe(elapsedOfServices(minutes));
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

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventProblem as problemOfService } from '../../services/shipments/fold/eventProblem.ts';
import { foldShipment as foldOfService } from '../../services/shipments/fold/foldShipment.ts';
import { isOnTheRoad as isOnTheRoadForService } from '../../services/shipments/fold/isOnTheRoad.ts';
import { plannedStops as plannedOfService } from '../../services/shipments/fold/plannedStops.ts';
import { reportLimits as limitsOfService } from '../../services/shipments/fold/reportLimits.ts';
import { traitsOf as traitsOfService } from '../../services/shipments/fold/eventTraits.ts';
import { eventTypes as typesOfService } from '../../services/shipments/fold/shipmentMoves.ts';
import * as reservationsOfService from '../../services/shipments/fold/Reservation.ts';
import * as reasonsOfService from '../../services/shipments/fold/shipmentReasons.ts';
import { shipmentStatuses as statusesOfService } from '../../services/shipments/fold/ShipmentStatus.ts';
import { eventSources as sourcesOfService } from '../../services/shipments/fold/ShipmentEvent.ts';
import { applyEvent } from '../../src/domain/shipment/applyEvent.ts';
import { eventProblem } from '../../src/domain/shipment/eventProblem.ts';
import { foldShipment } from '../../src/domain/shipment/foldShipment.ts';
import { isOnTheRoad } from '../../src/domain/shipment/isOnTheRoad.ts';
import { plannedStops } from '../../src/domain/shipment/plannedStops.ts';
import { reportLimits } from '../../src/domain/shipment/reportLimits.ts';
import { eventSources } from '../../src/domain/shipment/ShipmentEvent.ts';
import { traitsOf } from '../../src/domain/shipment/eventTraits.ts';
import { eventTypes } from '../../src/domain/shipment/shipmentMoves.ts';
import * as reservations from '../../src/domain/shipment/Reservation.ts';
import * as reasons from '../../src/domain/shipment/shipmentReasons.ts';
import { shipmentStatuses } from '../../src/domain/shipment/ShipmentStatus.ts';
import { anyEvent, anyLog } from '../support/contract/anyShipmentEvents.ts';
import { direct, type Happened, milkRun, type Plan, reached } from '../support/contract/shipmentEvents.ts';
import { foldExamples } from '../support/contract/shipmentFolds.ts';
import { acceptances, foreign, moves, refusals, rightEvent } from '../support/contract/shipmentRefusals.ts';

/** The table: a status, an event, and the status it leads to. */
const ways = [
  ['booked', 'assigned', 'assigned'],
  ['assigned', 'unassigned', 'booked'],
  ['dispatched', 'unassigned', 'booked'],
  ['assigned', 'dispatched', 'dispatched'],
  ['dispatched', 'arrived', 'at_pickup'],
  ['in_transit', 'arrived', 'at_pickup'],
  ['at_pickup', 'departed', 'in_transit'],
  ['in_transit', 'arrived', 'at_delivery'],
  ['at_delivery', 'departed', 'in_transit'],
  ['at_delivery', 'delivered', 'delivered'],
  ['delivered', 'completed', 'completed'],
  ...['booked', 'assigned', 'dispatched', 'at_pickup'].map((status) => [status, 'cancelled', 'cancelled']),
];

/** A repeatable disorder. */
const turn = ({ at, recordedAt }: Happened, seed: number): number =>
  (((at % 97) * 31 + (recordedAt % 89)) * (seed + 7)) % 1009;

/** All but when it was recorded. */
const whatFollows = ({ past, podsSince, ...result }: ReturnType<typeof foldShipment>) => ({
  ...result,
  isProven: podsSince !== null,
  past: past.map(({ id, at }) => [id, at]),
});

const isOrdered = (times: readonly number[]): boolean => times.every((at, index) => at >= (times[index - 1] ?? at));

const inOrderOf = (log: readonly Happened[]): readonly Happened[] =>
  log.toSorted((one, other) => one.recordedAt - other.recordedAt);

const sides = [
  ['application', foldShipment, eventProblem],
  ['service', foldOfService, problemOfService],
] as const;

describe.each(sides)('a shipment in the %s', (_, fold, problem) => {
  const refusalOf = (plan: Plan, past: readonly Happened[], { recordedAt, ...event }: Happened) =>
    problem(fold(plan, past), event, recordedAt);

  it.each(foldExamples)('folds %s', (__, plan, events, result) => {
    expect(fold(plan, events)).toMatchObject(result);
    expect(fold(plan, events.toReversed())).toMatchObject(result);
  });

  it.each(moves)('takes %s of the %s in the statuses of the table alone', (type, side, allowedIn) => {
    const taken = Object.entries(reached).map(([status, past]) => [
      status,
      refusalOf(direct, past, rightEvent(type, side, status))?.code ?? 'taken',
    ]);
    const wanted = Object.keys(reached).map((status) => [
      status,
      allowedIn.includes(status) ? 'taken' : 'wrong_status',
    ]);
    expect(taken).toEqual(wanted);
  });

  it.each(foreign)('takes no %s of the %s', (type, side, status) => {
    expect(refusalOf(direct, reached[status] ?? [], rightEvent(type, side, status))).toEqual({
      code: 'wrong_side',
      field: null,
    });
  });

  it.each(refusals.map((row) => [row[0], row] as const))(
    'refuses %s',
    (__, [, plan, past, event, code, field, named]) => {
      expect(refusalOf(plan, past, event)).toEqual({ code, field, ...named });
    },
  );

  it.each(acceptances)('takes %s', (__, plan, past, event) => {
    expect(refusalOf(plan, past, event)).toBeNull();
    expect(fold(plan, [...past, event])).not.toEqual(fold(plan, past));
  });
});

const plans = fc.constantFrom(direct, milkRun);

/** What the service would have recorded of these events, sent one after the other. */
const takenOf = (plan: Plan, sent: readonly Happened[]): readonly Happened[] =>
  sent.reduce<readonly Happened[]>(
    (log, { recordedAt, ...event }) =>
      eventProblem(foldShipment(plan, log), event, recordedAt) === null ? [...log, { recordedAt, ...event }] : log,
    [],
  );

describe('any events of a shipment', () => {
  it('come to the same in application and service, in any order and sent twice', () => {
    fc.assert(
      fc.property(plans, anyLog, fc.nat(), (plan, log, seed) => {
        const folded = foldShipment(plan, log);
        expect(foldOfService(plan, log)).toEqual(folded);
        const again = log.map((event) => ({ ...event, recordedAt: event.recordedAt + 60_000_000 }));
        const mixed = [...log, ...again].toSorted((one, other) => turn(one, seed) - turn(other, seed));
        expect(foldShipment(plan, mixed)).toEqual(folded);
      }),
    );
  });

  it('are refused for the same reasons in application and service', () => {
    fc.assert(
      fc.property(plans, anyLog, anyEvent, (plan, log, { recordedAt, ...event }) => {
        const refusal = eventProblem(foldShipment(plan, log), event, recordedAt);
        expect(problemOfService(foldOfService(plan, log), event, recordedAt)).toEqual(refusal);
      }),
      { numRuns: 500 },
    );
  });

  it('go by the table alone, one status after another', () => {
    fc.assert(
      fc.property(plans, anyLog, (plan, log) => {
        let before = foldShipment(plan, []);
        for (const event of inOrderOf(log)) {
          const after = applyEvent(before, event);
          const way = [before.status, event.type, after.status];
          expect([...ways, [after.status, event.type, after.status]]).toContainEqual(way);
          before = after;
        }
        expect(before).toEqual(foldShipment(plan, log));
      }),
    );
  });

  it('end where they would have ended when they are recorded hours later', () => {
    fc.assert(
      fc.property(fc.constantFrom(...foldExamples), fc.integer({ min: 1, max: 10_000 }), ([, plan, log], minutes) => {
        const later = log.map((event) => ({ ...event, recordedAt: event.recordedAt + minutes * 60_000 }));
        expect(whatFollows(foldShipment(plan, later))).toEqual(whatFollows(foldShipment(plan, log)));
      }),
    );
  });

  it('keep their order whatever is corrected', () => {
    fc.assert(
      fc.property(plans, anyLog, (plan, sent) => {
        const log = takenOf(plan, sent);
        const corrected = foldShipment(plan, log);
        const plain = foldShipment(
          plan,
          log.filter(({ type }) => type !== 'correction'),
        );
        const types = (folded: typeof plain) => folded.past.map(({ id }) => id);
        expect([corrected.status, ...types(corrected)]).toEqual([plain.status, ...types(plain)]);
        const timesOf = ({ past }: typeof plain) => past.filter(({ moved }) => moved).map(({ at }) => at);
        expect(isOrdered(timesOf(corrected)) || !isOrdered(timesOf(plain))).toBe(true);
      }),
    );
  });
});

it('application and service know the same words of shipments', () => {
  expect([typesOfService, statusesOfService, sourcesOfService, { ...reasonsOfService }]).toEqual([
    eventTypes,
    shipmentStatuses,
    eventSources,
    { ...reasons },
  ]);
});

it('application and service let the same events be corrected', () => {
  const [ours, theirs] = [traitsOf, traitsOfService].map((of) => eventTypes.filter((type) => of(type).isCorrectable));
  expect(theirs).toEqual(ours);
  expect(ours).not.toContain('reckoned');
});

it('application and service know the same reservations, within the same limits', () => {
  expect({ ...reservationsOfService }).toEqual({ ...reservations });
});

it.each(shipmentStatuses)('application and service agree whether a shipment that is %s is on the road', (status) => {
  expect(isOnTheRoadForService(status)).toBe(isOnTheRoad(status));
});

it('application and service take reports of the same length', () => {
  expect(limitsOfService).toEqual(reportLimits);
});

it('application and service read the stops of a shipment alike', () => {
  const window = { from: '2026-11-24T08:00:00.000Z', to: '2026-11-24T10:00:00.000Z', timeZone: 'Europe/Berlin' };
  const unknown = { address: null, postcode: null, city: null, accuracy: null, contact: null };
  const place = { ...unknown, name: 'Gate 4', country: 'DE', lat: 53.55, lng: 9.99 };
  const stop = { id: null, type: 'pickup' as const, place, window, serviceMin: 60, note: null };
  const nowhere = { ...stop, place: { ...place, lat: 0, lng: 0 }, serviceMin: null };
  const planned = [direct[0], { ...direct[0], position: null, serviceMin: null }];
  expect(plannedOfService([stop, nowhere])).toEqual(planned);
  expect(
    plannedStops([
      { type: 'pickup', window, serviceMin: 60, place: { country: 'DE', lat: 53.55, lng: 9.99 } },
      { type: 'pickup', window, place: { country: 'DE', lat: 0, lng: 0 } },
    ]),
  ).toEqual(planned);
});

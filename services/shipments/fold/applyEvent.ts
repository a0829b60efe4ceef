import { ownText } from './ownText.ts';
import { closedAtEnd } from './closedAtEnd.ts';
import { correctedTime, correctionProblem } from './correctionProblem.ts';
import { traitsOf } from './eventTraits.ts';
import type { Assignment, FoldedShipment, StopVisit } from './FoldedShipment.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';
import { lateApproachOf } from './lateApproachOf.ts';
import { moveOf } from './shipmentMoves.ts';
import { resolves, stepProblem, stopOf } from './stepProblem.ts';

type Change = Partial<FoldedShipment>;

const assignmentOf = ({ data }: ShipmentEvent): Assignment | null => {
  const [vehicleId, driverId] = [ownText(data, 'vehicleId'), ownText(data, 'driverId')];
  if (vehicleId === undefined || driverId === undefined) return null;
  return { vehicleId, trailerId: ownText(data, 'trailerId') ?? null, driverId };
};

/** What was told of a truck that is late is not true of another one. */
const withTruck = (folded: FoldedShipment, event: ShipmentEvent, assignment: Assignment | null): Change => ({
  assignment,
  lateApproach: lateApproachOf(event),
  delays: folded.assignment?.vehicleId === assignment?.vehicleId ? folded.delays : [],
});

const visited = ({ stops }: FoldedShipment, stop: number | null, change: Partial<StopVisit>): Change => ({
  stops: stops.map((visit, at) => (at === stop ? { ...visit, ...change } : visit)),
});

const podsOf = (folded: FoldedShipment, podStops: readonly number[], recordedAt: number): Change => {
  const isWhole = folded.plan.every(
    ({ type }, at) => type === 'pickup' || folded.stops[at]?.skipped === true || podStops.includes(at),
  );
  return { podStops, podsSince: isWhole ? recordedAt : null };
};

const answered = ({ waitingAnswers }: FoldedShipment, { type, stop, at, data }: ShipmentEvent): Change => {
  const chargeMinor = Number(data['amountMinor'] ?? 0);
  const [reason, note] = [ownText(data, 'reason') ?? null, ownText(data, 'note') ?? null];
  const answer = { stop: stop ?? -1, isAccepted: type === 'waiting_accepted', chargeMinor, at, reason, note };
  return { waitingAnswers: [...waitingAnswers.filter((each) => each.stop !== answer.stop), answer] };
};

/** What each event changes beside the status. */
const changes: Readonly<Record<string, (folded: FoldedShipment, event: ShipmentEvent) => Change>> = {
  assigned: (folded, event) => withTruck(folded, event, assignmentOf(event)),
  unassigned: (folded, event) => withTruck(folded, event, null),
  reckoned: (_, event) => ({ lateApproach: lateApproachOf(event) }),
  arrived: (folded, { stop, at }) => visited(folded, stop, { arrivedAt: at }),
  departed: (folded, { stop, at }) => visited(folded, stop, { departedAt: at }),
  delivered: (folded, event) => ({
    ...visited(folded, stopOf(folded, event), { departedAt: event.at }),
    deliveredAt: event.at,
  }),
  // What the proof before it reported is told anew, if it is still so.
  pod_added: (folded, { stop, recordedAt }) => ({
    ...podsOf(
      folded,
      [...new Set([...folded.podStops, stop ?? -1])].toSorted((one, other) => one - other),
      recordedAt,
    ),
    openExceptions: folded.openExceptions.filter((each) => each.proof === null || each.stop !== stop),
  }),
  pod_rejected: (folded, { stop, recordedAt }) =>
    podsOf(folded, stop === null ? [] : folded.podStops.filter((each) => each !== stop), recordedAt),
  completed: (folded, { at }) => ({ ...closedAtEnd(folded), completedAt: at }),
  cancelled: (folded, { side, data }) => ({
    ...closedAtEnd(folded),
    cancelled: { side, reason: ownText(data, 'reason') ?? '', from: folded.status },
  }),
  stop_skipped: (folded, { stop }) => visited(folded, stop, { skipped: true }),
  delay: ({ delays }, { id, at, stop, data }) => ({
    delays: [...delays, { id, at, stop, minutes: Number(data['minutes']), reason: ownText(data, 'reason') ?? '' }],
  }),
  exception: ({ openExceptions }, { id, at, stop, side, data }) => ({
    openExceptions: [
      ...openExceptions,
      { id, at, stop, side, kind: ownText(data, 'kind') ?? 'other', proof: ownText(data, 'proof') ?? null },
    ],
  }),
  resolved: ({ openExceptions }, { data }) => ({
    openExceptions: openExceptions.filter(({ id }) => !resolves(data, id)),
  }),
  waiting_accepted: answered,
  waiting_disputed: answered,
  hold: (_, { id, at, side }) => ({ onHold: true, hold: { id, at, side } }),
  released: () => ({ onHold: false, hold: null }),
};

const withPosition = ({ lastPosition }: FoldedShipment, { position, at }: ShipmentEvent): Change =>
  position && at >= (lastPosition?.at ?? -Infinity) ? { lastPosition: { ...position, at } } : {};

/** The first stop the truck has not left, until the shipment has ended. */
const nextStopOf = ({ stops, status }: FoldedShipment): number | null => {
  if (['delivered', 'completed', 'cancelled'].includes(status)) return null;
  const next = stops.findIndex(({ departedAt, skipped }) => !skipped && departedAt === null);
  return next < 0 ? null : next;
};

const retimed = <Each extends { readonly id: string; readonly at: number }>(
  items: readonly Each[],
  of: unknown,
  at: number,
): readonly Each[] => items.map((each) => (each.id === of ? { ...each, at } : each));

/** The same shipment with another time for one of its events. */
const corrected = (folded: FoldedShipment, event: ShipmentEvent): FoldedShipment => {
  const at = correctedTime(event.data);
  const of = folded.past.find(({ id }) => id === event.data['of']);
  if (at === undefined || !of || correctionProblem(folded, event)) return folded;
  const changed: FoldedShipment = {
    ...folded,
    past: retimed(folded.past, of.id, at),
    delays: retimed(folded.delays, of.id, at),
    openExceptions: retimed(folded.openExceptions, of.id, at),
  };
  if (of.type === 'arrived') return { ...changed, ...visited(changed, of.stop, { arrivedAt: at }) };
  if (of.type === 'departed') return { ...changed, ...visited(changed, of.stop, { departedAt: at }) };
  if (of.type === 'delivered') return { ...changed, ...visited(changed, of.stop, { departedAt: at }), deliveredAt: at };
  return of.type === 'completed' ? { ...changed, completedAt: at } : changed;
};

/** A shipment after one more event. An event that cannot happen in this state changes nothing. */
export const applyEvent = (folded: FoldedShipment, event: ShipmentEvent): FoldedShipment => {
  if (event.type === 'booked') return withBooking(folded, event);
  if (stepProblem(folded, event)) return folded;
  if (event.type === 'correction') return corrected(folded, event);
  const status = moveOf(folded, event)?.to ?? folded.status;
  const { id, type, at, recordedAt, side } = event;
  const past = { id, type, stop: stopOf(folded, event), at, recordedAt, side, moved: status !== folded.status };
  const change = Object.hasOwn(changes, type) ? changes[type]?.(folded, event) : undefined;
  const changed: FoldedShipment = {
    ...folded,
    ...change,
    ...withPosition(folded, event),
    status,
    past: traitsOf(type).isCorrectable ? [...folded.past, past] : folded.past,
  };
  return { ...changed, nextStop: nextStopOf(changed) };
};

const withBooking = (folded: FoldedShipment, { id, type, at, recordedAt, side }: ShipmentEvent): FoldedShipment =>
  folded.bookedAt === null
    ? {
        ...folded,
        bookedAt: at,
        past: [...folded.past, { id, type, stop: null, at, recordedAt, side, moved: true }],
      }
    : folded;

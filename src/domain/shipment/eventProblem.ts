import { ownText } from '../outside/ownText.ts';
import { assignBy } from './assignBy.ts';
import { correctedTime, correctionProblem } from './correctionProblem.ts';
import type { EventRefusal, EventRefusalCode } from './EventRefusal.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';
import { reportLimits } from './reportLimits.ts';
import { reservationsProblem } from './reservationsProblem.ts';
import { cancelReasons, exceptionKinds, noteVisibilities } from './shipmentReasons.ts';
import { resolves, stepProblem } from './stepProblem.ts';

/** How far the clock of a phone may be ahead, in milliseconds. */
const tolerance = 5 * 60_000;

/** An event as it is reported: its time of recording is now. */
export type ReportedEvent = Omit<ShipmentEvent, 'recordedAt'>;

type Content = (folded: FoldedShipment, event: ReportedEvent, now: number) => EventRefusal | null;

const at = (field: string, code: EventRefusalCode): EventRefusal => ({ code, field });

const has = ({ data }: ReportedEvent, field: string): boolean => (ownText(data, field)?.trim() ?? '') !== '';

const needsReason: Content = (_, event) => (has(event, 'reason') ? null : at('reason', 'reason_missing'));

const cancelProblem: Content = ({ status, ...folded }, { side, data }, now) => {
  const reason = ownText(data, 'reason') ?? '';
  const reasons: readonly string[] = side === 'shipper' ? cancelReasons.shipper : cancelReasons.carrier;
  if (reason === '') return at('reason', 'reason_missing');
  if (!reasons.includes(reason)) return at('reason', 'unknown_reason');
  const isUntrue = reason === 'not_assigned' && (status !== 'booked' || now < assignBy(folded));
  return isUntrue ? at('reason', 'reason_untrue') : null;
};

const assignmentProblem: Content = (folded, event, now) => {
  if (!has(event, 'vehicleId')) return at('vehicleId', 'value_missing');
  if (!has(event, 'driverId')) return at('driverId', 'value_missing');
  const isUnderWay = folded.status !== 'booked' && folded.status !== 'assigned';
  return isUnderWay ? needsReason(folded, event, now) : null;
};

const delayProblem: Content = (folded, event, now) => {
  const { minutes } = event.data;
  const isRight = Number.isSafeInteger(minutes) && Number(minutes) > 0 && Number(minutes) <= reportLimits.delayMin;
  return isRight ? needsReason(folded, event, now) : at('minutes', 'out_of_range');
};

const isOneOfWords = (words: readonly string[], word: unknown): boolean => words.some((each) => each === word);

/** What an event must hold. */
const contents: Readonly<Record<string, Content>> = {
  assigned: assignmentProblem,
  cancelled: cancelProblem,
  delay: delayProblem,
  pod_rejected: needsReason,
  stop_skipped: needsReason,
  waiting_disputed: needsReason,
  exception: (_, { side, data }) =>
    isOneOfWords(exceptionKinds, data['kind'])
      ? reservationsProblem(data['reservations'], side)
      : at('kind', 'unknown_kind'),
  position: (_, { position }) => (position ? null : at('position', 'position_missing')),
  note: (_, event) => {
    if (!has(event, 'text')) return at('text', 'value_missing');
    return isOneOfWords(noteVisibilities, event.data['visibility']) ? null : at('visibility', 'unknown_kind');
  },
  correction: correctionProblem,
};

interface Followed {
  readonly id: string;
  readonly type: string;
  readonly at: number;
}

/** The event that an event cannot come before. */
const followedBy = (
  { past, hold, openExceptions }: FoldedShipment,
  { type, stop, data }: ReportedEvent,
): Followed | undefined => {
  const latest = (types: readonly string[]) => past.findLast((each) => each.moved || types.includes(each.type));
  const called = (wanted: string | undefined) => past.find(({ id }) => id === wanted);
  if (type === 'released') return called(hold?.id);
  if (type === 'resolved') return called(openExceptions.findLast(({ id }) => resolves(data, id))?.id);
  if (['pod_rejected', 'completed'].includes(type)) return latest(['pod_added']);
  if (['assigned', 'unassigned', 'dispatched', 'cancelled'].includes(type)) return latest(['assigned']);
  // Goods are signed for before the truck leaves, and at each stop of several.
  if (type === 'pod_added') return past.find((each) => each.type === 'arrived' && each.stop === stop);
  return ['arrived', 'departed', 'delivered'].includes(type) ? latest([]) : past[0];
};

const timeProblem = (folded: FoldedShipment, event: ReportedEvent, now: number): EventRefusal | null => {
  const latest = Math.max(event.at, (event.type === 'correction' && correctedTime(event.data)) || -Infinity);
  if (!Number.isFinite(event.at)) return at('at', 'not_an_instant');
  if (latest > now + tolerance) return at('at', 'too_far_ahead');
  const followed = followedBy(folded, event);
  if (!followed || event.at >= followed.at) return null;
  const { id, type, at: time } = followed;
  return { code: 'before_previous', field: 'at', event: { id, type, at: time } };
};

/** Why an event is refused when it is reported now (epoch milliseconds); null if it is taken. */
export const eventProblem = (folded: FoldedShipment, event: ReportedEvent, now: number): EventRefusal | null =>
  stepProblem(folded, event) ??
  (Object.hasOwn(contents, event.type) ? contents[event.type]?.(folded, event, now) : null) ??
  timeProblem(folded, event, now);

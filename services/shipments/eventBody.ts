import type { Context } from 'hono';
import * as v from 'valibot';
import { maybe } from '../fields/maybe.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { readText } from '../web/readText.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { listField } from '../fields/listField.ts';
import { multilineText } from '../fields/multilineText.ts';
import { decimalField } from '../fields/decimalField.ts';
import { plainText } from '../fields/plainText.ts';
import { wholeField } from '../fields/wholeField.ts';
import { instantField } from '../freight/fields/instantField.ts';
import { isSomewhere, placeFields } from '../freight/request/stopField.ts';
import { problem } from '../web/problems/problem.ts';
import { eventExamples } from './eventExamples.ts';
import { eventSources } from './fold/ShipmentEvent.ts';
import { reportLimits } from './fold/reportLimits.ts';
import { reservationCodes, reservationLimits } from './fold/Reservation.ts';
import { exceptionKinds, noteVisibilities } from './fold/shipmentReasons.ts';
import { stopIndex } from './stopIndex.ts';

/** What is told with this call; what is awarded, assigned, proved and cancelled has calls of its own. */
const toldTypes = [
  'dispatched',
  'arrived',
  'departed',
  'delivered',
  'stop_skipped',
  'delay',
  'exception',
  'resolved',
  'hold',
  'released',
  'position',
  'note',
  'correction',
] as const;

const id = v.pipe(idAnswer, v.toLowerCase());

const mostEvents = 100;

const { count, celsius } = reservationLimits;

/** A ground that is noted against goods. */
const reservation = v.strictObject({
  code: v.picklist(reservationCodes),
  /** Packages that are missing. */
  count: v.exactOptional(wholeField(count.least, count.most)),
  /** Temperature at loading. */
  celsius: v.exactOptional(decimalField(celsius.least, celsius.most, celsius.decimals)),
});

const entries = {
  /** Chosen by the client: what is sent twice with it counts once. */
  id: maybe(id),
  /** The index of the stop. */
  stop: maybe(stopIndex),
  /** When it happened; now if left out. */
  at: maybe(instantField),
  source: maybe(v.picklist(eventSources)),
  position: maybe(
    v.pipe(
      v.strictObject({ lat: placeFields.lat, lng: placeFields.lng, accuracyM: maybe(wholeField(0, 100_000)) }),
      v.forward(v.partialCheck([['lat'], ['lng']], isSomewhere, problem('positionMissing')), ['lat']),
    ),
  ),
  data: maybe(
    v.strictObject({
      reason: v.exactOptional(plainText(reportLimits.reason)),
      minutes: v.exactOptional(wholeField(1, reportLimits.delayMin)),
      kind: v.exactOptional(v.picklist(exceptionKinds)),
      text: v.exactOptional(multilineText(reportLimits.text)),
      /** With an exception, by the carrier, each code once: what it or the consignee notes against the goods. */
      reservations: v.exactOptional(listField(reservation, reservationCodes.length)),
      visibility: v.exactOptional(v.picklist(noteVisibilities)),
      of: v.exactOptional(id),
      at: v.exactOptional(instantField),
    }),
  ),
};

const type = v.picklist(toldTypes);

/** An event as a client tells it. */
export const eventDraft = v.strictObject({ type, ...entries });

export type EventDraft = v.InferOutput<typeof eventDraft>;

/** One event, or up to a hundred of which each is taken or refused for itself; one that is malformed is null. */
export const eventsBody = v.pipe(
  v.strictObject({
    ...entries,
    type: maybe(type),
    events: maybe(v.pipe(listField(v.fallback(v.nullable(eventDraft), null), mostEvents), v.minLength(1))),
  }),
  v.check(({ events, type: told }) => (events === null) !== (told === null)),
  v.metadata({ examples: eventExamples }),
);

/** The events as they were sent, of which those that are malformed are told why. */
export async function sentEvents(c: Context<AppEnv>): Promise<readonly unknown[]> {
  const sent: unknown = JSON.parse(await readText(c));
  return typeof sent === 'object' && sent !== null && 'events' in sent && Array.isArray(sent.events) ? sent.events : [];
}

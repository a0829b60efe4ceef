import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { reasonAnswer, verdictAnswer } from '../freight/verdict/Verdict.ts';
import { reservationCodes } from './fold/Reservation.ts';
import { noteVisibilities } from './fold/shipmentReasons.ts';

const text = v.exactOptional(v.string());

/** What each kind of event holds; none holds all of it. */
export const eventData = v.object({
  /** Of an assignment, with the names the crew had then. */
  vehicleId: text,
  trailerId: v.exactOptional(v.nullable(v.string())),
  driverId: text,
  plate: text,
  trailerPlate: v.exactOptional(v.nullable(v.string())),
  driverName: text,
  /** What there was to look at when the truck was assigned, so that both know later why it was allowed. */
  verdict: v.exactOptional(verdictAnswer),
  /** Of an arrival at the pickup that was recalculated: why and when the truck comes after the window. Left out if it does not. */
  tooLate: v.exactOptional(reasonAnswer),
  /** The plate before a change of the truck. */
  earlierPlate: text,
  reason: text,
  /** Of a delay, or of waiting that was answered. */
  minutes: v.exactOptional(wholeNumber),
  /** What the waiting that was answered came to, in the smallest unit of the price's currency. */
  amountMinor: v.exactOptional(wholeNumber),
  /** Of an exception: its kind, and the proof of delivery that it follows from. */
  kind: text,
  proof: text,
  text,
  /** With an exception: `count` of packages that are missing, `celsius` of the temperature at loading. */
  reservations: v.exactOptional(
    v.array(
      v.object({
        code: v.picklist(reservationCodes),
        count: v.exactOptional(wholeNumber),
        celsius: v.exactOptional(v.number()),
      }),
    ),
  ),
  visibility: v.exactOptional(v.picklist(noteVisibilities)),
  /** The event that is corrected or resolved. */
  of: text,
  /** The time that a correction gives. */
  at: text,
  automatic: v.exactOptional(v.boolean()),
  /** Of a proof of delivery. */
  documentId: text,
  recipient: text,
  packages: v.exactOptional(v.object({ delivered: wholeNumber, short: wholeNumber, damaged: wholeNumber })),
  note: text,
  /** An SVG path in a box of 1000 × 400. */
  signature: text,
});

export type EventData = v.InferOutput<typeof eventData>;

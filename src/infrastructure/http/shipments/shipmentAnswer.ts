import * as v from 'valibot';
import { totalKg } from '../../../domain/request/cargoTotals.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { eventSources, sides } from '../../../domain/shipment/ShipmentEvent.ts';
import { anything, idAnswer, ignoring, instantAnswer, optional, optionalText } from '../answers.ts';
import type { ShipmentEvent as EventAnswer } from '../contract/Contract.ts';
import { requiredAnswer } from '../freight/requiredAnswer.ts';
import { stopEntries } from '../freight/stopEntries.ts';
import { termsAnswer } from '../freight/termsAnswer.ts';
import { verdictAnswer } from '../freight/verdictAnswer.ts';
import { wholeLineAnswer } from '../freight/wholeLineAnswer.ts';
import { listAnswer } from '../listAnswer.ts';
import { shipmentDocumentAnswer } from './shipmentDocumentAnswer.ts';
import { addressedPartyAnswer, shipmentFacts, unitAnswer, unreadFacts } from './shipmentFacts.ts';
import { stopWaitingAnswer } from './stopWaitingAnswer.ts';

const expected = v.object({
  at: instantAnswer,
  by: v.picklist(['departure', 'arrival', 'position', 'assignment', 'delay']),
  since: instantAnswer,
  km: optional(v.number()),
});

/** What happened there and what is expected follows from the events, which the screens fold by the minute. */
const visitedStop = v.pipe(
  ignoring(
    ['id'],
    v.object({
      ...stopEntries,
      actual: v.object({
        arrivedAt: optional(instantAnswer),
        departedAt: optional(instantAnswer),
        skipped: v.boolean(),
      }),
      expected: optional(expected),
    }),
  ),
  v.transform(({ type, place, window, serviceMin, note }) => ({ type, place, window, serviceMin, note })),
);

const instant = v.pipe(instantAnswer, v.transform(Date.parse));

const event = v.object({
  id: v.string(),
  type: v.string(),
  stop: v.nullable(v.number()),
  at: instant,
  recordedAt: instant,
  side: v.picklist(sides),
  source: v.picklist(eventSources),
  position: v.nullable(v.object({ lat: v.number(), lng: v.number(), accuracyM: optional(v.number()) })),
  data: v.pipe(anything<EventAnswer['data']>(), v.record(v.string(), v.unknown())),
});

/** A shipment with all that happened to it, as far as the party may know. */
export const shipmentAnswer = v.pipe(
  ignoring(
    unreadFacts,
    v.object({
      ...shipmentFacts,
      shipper: addressedPartyAnswer,
      carrier: addressedPartyAnswer,
      terms: termsAnswer,
      stops: v.array(visitedStop),
      cargo: v.array(wholeLineAnswer),
      required: requiredAnswer,
      notes: optionalText,
      assignment: optional(
        v.object({
          vehicle: unitAnswer,
          trailer: optional(unitAnswer),
          driver: v.object({ id: idAnswer, name: v.string(), phone: optionalText }),
        }),
      ),
      verdict: optional(verdictAnswer),
      waiting: v.array(stopWaitingAnswer),
      documents: listAnswer(shipmentDocumentAnswer),
      events: listAnswer(event),
    }),
  ),
  v.transform((answer): ShipmentRecord => {
    // What waiting comes to follows from the events and the terms, by the minute.
    const { waiting: _, ...shipment } = answer;
    const { cargo } = shipment;
    const goods = { description: cargo[0]?.description, lines: cargo.length, grossKg: totalKg(cargo) };
    return { ...shipment, goods };
  }),
);

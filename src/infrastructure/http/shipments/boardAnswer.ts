import * as v from 'valibot';
import type { Board } from '../../../domain/board/Board.ts';
import { shipmentFlags } from '../../../domain/shipment/shipmentListSpec.ts';
import { shipmentStatuses } from '../../../domain/shipment/ShipmentStatus.ts';
import { stopTypes } from '../../../domain/stop/Stop.ts';
import { idAnswer, ignoring, instantAnswer, optional, optionalText } from '../answers.ts';
import { reasonAnswer } from '../freight/verdictAnswer.ts';
import { listAnswer } from '../listAnswer.ts';

const unit = v.object({ id: idAnswer, plate: v.string() });
const person = v.object({ id: idAnswer, name: v.string() });

const stop = v.pipe(
  v.object({
    type: optional(v.picklist(stopTypes)),
    city: optionalText,
    country: optionalText,
    window: v.object({ from: optional(instantAnswer), to: optional(instantAnswer), timeZone: optionalText }),
  }),
  v.transform(({ type, window, ...place }) => ({ type, window, place })),
);

const trip = ignoring(
  ['lateFrom', 'nextStop'],
  v.object({
    id: idAnswer,
    version: v.number(),
    reference: v.string(),
    status: v.picklist(shipmentStatuses),
    flags: listAnswer(v.picklist(shipmentFlags)),
    pickupAt: instantAnswer,
    endsAt: instantAnswer,
    assignBy: instantAnswer,
    startedAt: optional(instantAnswer),
    expectedAt: optional(instantAnswer),
    deliveredAt: optional(instantAnswer),
    shipper: v.string(),
    stops: v.array(stop),
    grossKg: v.number(),
    trailer: optional(unit),
    driver: optional(person),
  }),
);

/** The trucks of a fleet over some days. A shipment with a status that is not known yet is left out. */
export const boardAnswer = v.pipe(
  v.object({
    trucks: v.array(
      v.object({
        id: idAnswer,
        fleetNo: v.string(),
        plate: v.string(),
        kind: v.string(),
        bodyType: v.string(),
        status: v.string(),
        trailer: optional(unit),
        driver: optional(person),
        blocks: listAnswer(reasonAnswer),
        trips: listAnswer(trip),
      }),
    ),
    truckCount: v.number(),
    unassigned: listAnswer(trip),
    unassignedCount: v.number(),
  }),
  v.transform((board): Board => board),
);

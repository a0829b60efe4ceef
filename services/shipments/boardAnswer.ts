import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { stopTypes } from '../freight/request/stopField.ts';
import { reasonAnswer } from '../freight/verdict/Verdict.ts';
import { shipmentEntries } from './listedShipment.ts';

const text = v.nullable(v.string());
const unit = v.object({ id: idAnswer, plate: v.string() });
const person = v.object({ id: idAnswer, name: v.string() });

const { id, version, reference, status, flags, lateFrom, pickupAt, endsAt, assignBy, nextStop, deliveredAt } =
  shipmentEntries;

/** A shipment on a board: what was planned, and what came of it. */
const trip = v.pipe(
  v.object({
    id,
    version,
    reference,
    status,
    flags,
    lateFrom,
    pickupAt,
    endsAt,
    assignBy,
    nextStop,
    deliveredAt,
    shipper: v.string(),
    stops: v.array(
      v.object({
        type: v.nullable(v.picklist(stopTypes)),
        city: text,
        country: text,
        window: v.object({ from: v.nullable(instantAnswer), to: v.nullable(instantAnswer), timeZone: text }),
      }),
    ),
    grossKg: v.number(),
    /** When the truck came to the first stop it visited. */
    startedAt: v.nullable(instantAnswer),
    /** When it is expected at the last stop; null before it is on the road. */
    expectedAt: v.nullable(instantAnswer),
    trailer: v.nullable(unit),
    driver: v.nullable(person),
  }),
  v.metadata({ ref: 'BoardTrip' }),
);

/** The trucks of a fleet over some days, with what they do and what keeps them from it, and what has no truck yet. */
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
        /** What it pulls and who drives it now. */
        trailer: v.nullable(unit),
        driver: v.nullable(person),
        /** Papers and statuses that keep it off the road within that time. `until` of a status is the day it is expected back. */
        blocks: v.array(reasonAnswer),
        trips: v.array(trip),
      }),
    ),
    /** Of a fleet with many, more than are told. */
    truckCount: wholeNumber,
    /** Those to be assigned first; of a fleet with many more, not all. */
    unassigned: v.array(trip),
    unassignedCount: wholeNumber,
  }),
  v.metadata({ ref: 'Board' }),
);

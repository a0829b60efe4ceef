import * as v from 'valibot';
import { shipmentFlags } from '../../../domain/shipment/shipmentListSpec.ts';
import { shipmentStatuses } from '../../../domain/shipment/ShipmentStatus.ts';
import { idAnswer, instantAnswer, optional } from '../answers.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';
import { listAnswer } from '../listAnswer.ts';

export const partyAnswer = v.object({ id: idAnswer, name: v.string() });
/** A party with its postal address, in the record alone. */
export const addressedPartyAnswer = v.object({
  ...partyAnswer.entries,
  address: optional(v.object({ street: v.string(), postcode: v.string(), city: v.string(), country: v.string() })),
});
export const unitAnswer = v.object({ id: idAnswer, plate: v.string() });

/** What a row and the record of a shipment both tell. */
export const shipmentFacts = {
  id: idAnswer,
  version: v.number(),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
  reference: v.string(),
  status: v.picklist(shipmentStatuses),
  flags: listAnswer(v.picklist(shipmentFlags)),
  requestId: idAnswer,
  shipper: partyAnswer,
  carrier: partyAnswer,
  price: moneyAnswer,
  km: v.number(),
  assignBy: instantAnswer,
  expectedLate: optional(v.object({ stop: v.number(), at: instantAnswer })),
  freeUntil: optional(instantAnswer),
  nextStop: optional(v.number()),
  lastEvent: optional(v.object({ type: v.string(), at: instantAnswer })),
  completesAt: optional(instantAnswer),
};

/** What neither of them needs. */
export const unreadFacts = [
  'lateFrom',
  'offerId',
  'lane',
  'pickupAt',
  'endsAt',
  'deliveredAt',
  'cancelReason',
] as const;

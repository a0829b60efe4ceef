import * as v from 'valibot';
import { proofStandings, shipmentDocumentTypes } from '../../../domain/shipment/ShipmentDocument.ts';
import { idAnswer, instantAnswer, optional, optionalText } from '../answers.ts';

/** A document of a shipment as the services send it. */
export const shipmentDocumentAnswer = v.object({
  id: idAnswer,
  type: v.picklist(shipmentDocumentTypes),
  side: v.picklist(['shipper', 'carrier']),
  stop: optional(v.number()),
  createdAt: instantAnswer,
  at: optional(instantAnswer),
  recipient: optionalText,
  packages: optional(v.object({ delivered: v.number(), short: v.number(), damaged: v.number() })),
  note: optionalText,
  signature: optionalText,
  standing: optional(v.picklist(proofStandings)),
  rejected: optional(v.object({ at: instantAnswer, reason: v.string(), note: optionalText })),
  files: v.array(v.object({ id: idAnswer, name: v.string(), mime: v.string(), size: v.number(), sha256: v.string() })),
});

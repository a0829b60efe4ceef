import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import { carrierEnvelope } from '../carrierEnvelope.ts';
import type { EdiAddress } from '../EdiInterchange.ts';
import { writeEdifact } from '../edifact/writeEdifact.ts';
import { offsetTimeOf } from '../offsetTimeOf.ts';
import type { WrittenFile } from '../x12/writeX12.ts';
import { statusOfShipment } from './statusOfShipment.ts';
import { writeIftsta } from './writeIftsta.ts';

/** The status of a shipment as a file of EDIFACT from its carrier to its shipper, made `now` (epoch milliseconds). */
export const edifactStatusFile = (shipment: ShipmentRecord, now: number, to?: Pick<EdiAddress, 'id'>): WrittenFile => {
  const usual = carrierEnvelope(shipment, now);
  // Kinds of ids (UNB 0007) are another list than those of X12.
  const envelope = { ...usual, receiver: { ...usual.receiver, ...(to && { id: to.id }) } };
  const options = { number: `${shipment.reference}-${envelope.control}`, made: offsetTimeOf(now, 'UTC') };
  return writeEdifact([writeIftsta(statusOfShipment(shipment, undefined, 'edifact'), options)], envelope);
};

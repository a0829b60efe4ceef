import type { ServiceIdentifier } from 'inversify';
import { chainStates } from '../../domain/noteRecord/chainStates.ts';
import { type NoteRecord, recordFormat, recordStatement } from '../../domain/noteRecord/NoteRecord.ts';
import { recordSteps } from '../../domain/noteRecord/recordSteps.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Hashes } from './Hashes.ts';

/** The electronic record beside the consignment notes of a shipment, as far as it was sent. */
export type RecordNote = (shipment: ShipmentRecord) => Promise<NoteRecord>;
export const RecordNote: ServiceIdentifier<RecordNote> = Symbol('RecordNote');

export const recordNote =
  (hashes: Hashes): RecordNote =>
  async (shipment) => ({
    format: recordFormat,
    statement: recordStatement,
    shipmentId: shipment.id,
    reference: shipment.reference,
    shipper: shipment.shipper,
    carrier: shipment.carrier,
    states: await chainStates(recordSteps(shipment), (text) => hashes.sha256(text)),
  });

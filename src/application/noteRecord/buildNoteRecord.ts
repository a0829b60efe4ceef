import type { ServiceIdentifier } from 'inversify';
import { chainStates } from '../../domain/noteRecord/chainStates.ts';
import { type NoteRecord, recordFormat, recordStatement } from '../../domain/noteRecord/NoteRecord.ts';
import { recordSteps } from '../../domain/noteRecord/recordSteps.ts';
import type { Party, ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Hashes } from './Hashes.ts';

/** The electronic record beside the consignment notes of a shipment, as far as it was sent. */
export type BuildNoteRecord = (shipment: ShipmentRecord) => Promise<NoteRecord>;
export const BuildNoteRecord: ServiceIdentifier<BuildNoteRecord> = Symbol('BuildNoteRecord');

/** Addresses are left out: a company that moves must not contradict what was exported. */
const partyOf = ({ id, name }: Party): Party => ({ id, name });

export const buildNoteRecord =
  (hashes: Hashes): BuildNoteRecord =>
  async (shipment) => ({
    format: recordFormat,
    statement: recordStatement,
    shipmentId: shipment.id,
    reference: shipment.reference,
    shipper: partyOf(shipment.shipper),
    carrier: partyOf(shipment.carrier),
    states: await chainStates(recordSteps(shipment), (text) => hashes.sha256(text)),
  });

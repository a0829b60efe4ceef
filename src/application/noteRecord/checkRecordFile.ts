import type { ServiceIdentifier } from 'inversify';
import { checkRecord, type RecordCheck } from '../../domain/noteRecord/checkRecord.ts';
import { readRecord } from '../../domain/noteRecord/readRecord.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Hashes } from './Hashes.ts';
import type { BuildNoteRecord } from './buildNoteRecord.ts';

/** Bytes. A record has some hundred of them for each state. */
const largest = 5_000_000;

/** Holds an exported record against a shipment as it is now. */
export type CheckRecordFile = (shipment: ShipmentRecord, file: File) => Promise<RecordCheck>;
export const CheckRecordFile: ServiceIdentifier<CheckRecordFile> = Symbol('CheckRecordFile');

export const checkRecordFile =
  (build: BuildNoteRecord, hashes: Hashes): CheckRecordFile =>
  async (shipment, file) => {
    if (file.size > largest) return { kind: 'unreadable' };
    const text = await file.text().catch(() => '');
    return checkRecord(readRecord(text), await build(shipment), (each) => hashes.sha256(each));
  };

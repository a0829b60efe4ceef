import type { ServiceIdentifier } from 'inversify';
import { downloadName } from '../../domain/download/downloadName.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import type { BuildNoteRecord } from './buildNoteRecord.ts';

/** Saves the electronic record of a shipment as a JSON file. */
export type ExportRecord = (shipment: ShipmentRecord, fileName: string) => Promise<void>;
export const ExportRecord: ServiceIdentifier<ExportRecord> = Symbol('ExportRecord');

export const exportRecord =
  (build: BuildNoteRecord, files: MadeFiles): ExportRecord =>
  async (shipment, fileName) => {
    const text = `${JSON.stringify(await build(shipment), null, 2)}\n`;
    files.save(new Blob([text], { type: 'application/json' }), downloadName(fileName));
  };

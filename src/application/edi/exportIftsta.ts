import type { ServiceIdentifier } from 'inversify';
import { iftstaFile } from '../../domain/edi/status/iftstaFile.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Clock } from '../shared/Clock.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import { saveEdifact } from './saveEdifact.ts';

/** Saves the status of a shipment as EDIFACT IFTSTA. Answers the values that the file cannot hold as they are. */
export type ExportIftsta = (shipment: ShipmentRecord, fileName: string) => readonly string[];
export const ExportIftsta: ServiceIdentifier<ExportIftsta> = Symbol('ExportIftsta');

export const exportIftsta =
  (files: MadeFiles, clock: Clock): ExportIftsta =>
  (shipment, fileName) =>
    saveEdifact(files, iftstaFile(shipment, clock.now()), fileName);

import type { ServiceIdentifier } from 'inversify';
import { statusFile } from '../../domain/edi/status/statusFile.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Clock } from '../shared/Clock.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import type { KnownCodes } from './knownCodes.ts';
import { saveX12 } from './saveX12.ts';

interface StatusOrder {
  /** Standard carrier alpha code, if the partner wants one. */
  readonly scac: string | undefined;
  readonly fileName: string;
}

/** Saves the status of a shipment as X12 214. Answers the values that lost signs or letters which the file cannot hold. */
export type ExportStatus = (shipment: ShipmentRecord, order: StatusOrder) => readonly string[];
export const ExportStatus: ServiceIdentifier<ExportStatus> = Symbol('ExportStatus');

export const exportStatus =
  (files: MadeFiles, clock: Clock, codes: KnownCodes): ExportStatus =>
  (shipment, { scac, fileName }) =>
    saveX12(
      files,
      statusFile(shipment, scac, clock.now(), (partner) => codes.of(partner)?.write),
      fileName,
    );

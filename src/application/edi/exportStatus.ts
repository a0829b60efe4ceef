import type { ServiceIdentifier } from 'inversify';
import type { PartnerCodes } from '../../domain/edi/partner/PartnerCodes.ts';
import { edifactStatusFile } from '../../domain/edi/status/edifactStatusFile.ts';
import { x12StatusFile } from '../../domain/edi/status/x12StatusFile.ts';
import { statusOfShipment } from '../../domain/edi/status/statusOfShipment.ts';
import { toldOf } from '../../domain/edi/status/toldOf.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Clock } from '../shared/Clock.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import { saveEdifact } from './saveEdifact.ts';
import { saveX12 } from './saveX12.ts';

interface StatusOptions {
  /** Of X12, or of EDIFACT. */
  readonly kind: '214' | 'IFTSTA';
  /** Standard carrier alpha code, if the partner wants one. */
  readonly scac: string | undefined;
  readonly fileName: string;
  /** Whom the file is for, if it has codes or an address of its own. */
  readonly partner: PartnerCodes | undefined;
}

/**
 * Saves the status of a shipment. Answers the values that the file cannot hold as they are; `nothing`, without a file, if its partner
 * is told none of what happened so far.
 */
export type ExportStatus = (shipment: ShipmentRecord, options: StatusOptions) => readonly string[] | 'nothing';
export const ExportStatus: ServiceIdentifier<ExportStatus> = Symbol('ExportStatus');

export const exportStatus =
  (files: MadeFiles, clock: Clock): ExportStatus =>
  (shipment, { kind, scac, fileName, partner }) => {
    const now = clock.now();
    if (kind === 'IFTSTA') return saveEdifact(files, edifactStatusFile(shipment, now, partner?.address), fileName);
    if (toldOf(statusOfShipment(shipment, scac).events, partner?.write).length === 0) return 'nothing';
    return saveX12(files, x12StatusFile(shipment, scac, now, partner), fileName);
  };

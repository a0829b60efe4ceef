import type { ServiceIdentifier } from 'inversify';
import { acceptanceFile } from '../../domain/edi/response/acceptanceFile.ts';
import type { PartnerCodes } from '../../domain/edi/partner/PartnerCodes.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Clock } from '../shared/Clock.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import { saveX12 } from './saveX12.ts';

interface AcceptanceOptions {
  /** Standard carrier alpha code. */
  readonly scac: string;
  readonly fileName: string;
  /** Whom the file is for, if it has codes or an address of its own. */
  readonly partner: PartnerCodes | undefined;
}

/** Saves that the carrier takes the load, as X12 990. Answers the values that lost characters which the file cannot hold. */
export type ExportAcceptance = (shipment: ShipmentRecord, options: AcceptanceOptions) => readonly string[];
export const ExportAcceptance: ServiceIdentifier<ExportAcceptance> = Symbol('ExportAcceptance');

export const exportAcceptance =
  (files: MadeFiles, clock: Clock): ExportAcceptance =>
  (shipment, { scac, fileName, partner }) =>
    saveX12(files, acceptanceFile(shipment, scac, clock.now(), partner), fileName);

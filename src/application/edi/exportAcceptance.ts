import type { ServiceIdentifier } from 'inversify';
import { acceptanceFile } from '../../domain/edi/response/acceptanceFile.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Clock } from '../shared/Clock.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import type { PartnerCodeBook } from './partnerCodeBook.ts';
import { saveX12 } from './saveX12.ts';

interface AcceptanceOptions {
  /** Standard carrier alpha code. */
  readonly scac: string;
  readonly fileName: string;
}

/** Saves that the carrier takes the load, as X12 990. Answers the values that lost characters which the file cannot hold. */
export type ExportAcceptance = (shipment: ShipmentRecord, options: AcceptanceOptions) => readonly string[];
export const ExportAcceptance: ServiceIdentifier<ExportAcceptance> = Symbol('ExportAcceptance');

export const exportAcceptance =
  (files: MadeFiles, clock: Clock, codes: PartnerCodeBook): ExportAcceptance =>
  (shipment, { scac, fileName }) =>
    saveX12(files, acceptanceFile(shipment, scac, clock.now(), codes.ofCompany(shipment.shipper.name)), fileName);

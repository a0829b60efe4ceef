import type { ServiceIdentifier } from 'inversify';
import type { ShipmentDocument } from '../../domain/shipment/ShipmentDocument.ts';
import type { DownloadFile } from '../shared/downloadFile.ts';
import type { DeliveryProofs } from './DeliveryProofs.ts';

export type DownloadProof = (shipmentId: string, file: ShipmentDocument['files'][number]) => Promise<void>;
export const DownloadProof: ServiceIdentifier<DownloadProof> = Symbol('DownloadProof');

/** Downloads a file of a proof under its original name. */
export const downloadProof =
  (proofs: DeliveryProofs, downloadFile: DownloadFile): DownloadProof =>
  (shipmentId, { id, name }) =>
    downloadFile(proofs.addressOf(shipmentId, id), name);

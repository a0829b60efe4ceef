import type { DeliveryProofs, NewProof, ProofRejection } from '../../../src/application/shipments/DeliveryProofs.ts';
import type { KeyedUpload } from '../../../src/application/papers/DocumentStore.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { shipmentFactory } from '../factories/shipmentFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Proofs of delivery, answered as configured. */
export class FakeDeliveryProofs implements DeliveryProofs {
  readonly added: { readonly shipmentId: string; readonly proof: NewProof; readonly key: string }[] = [];
  readonly verified: { readonly shipmentId: string; readonly version: number }[] = [];
  readonly rejected: (ProofRejection & { readonly shipmentId: string; readonly version: number })[] = [];
  /** What each write answers. */
  shipment: Outcome<ShipmentRecord> = shipmentFactory.build({ status: 'delivered', flags: [] });
  file: Outcome<Blob> = new Blob(['a picture'], { type: 'image/png' });

  add(shipmentId: string, proof: NewProof, { idempotencyKey: key, onProgress }: KeyedUpload): Promise<ShipmentRecord> {
    this.added.push({ shipmentId, proof, key });
    onProgress(1);
    return settle(this.shipment);
  }

  open(_shipmentId: string, _fileId: string): Promise<Blob> {
    return settle(this.file);
  }

  addressOf(shipmentId: string, fileId: string): string {
    return `https://shipments.test/${shipmentId}/${fileId}`;
  }

  verify(shipmentId: string, version: number): Promise<ShipmentRecord> {
    this.verified.push({ shipmentId, version });
    return settle(this.shipment);
  }

  reject(shipmentId: string, version: number, rejection: ProofRejection): Promise<ShipmentRecord> {
    this.rejected.push({ shipmentId, version, ...rejection });
    return settle(this.shipment);
  }
}

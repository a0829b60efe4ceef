import type { ServiceIdentifier } from 'inversify';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Versioned } from '../shared/Versioned.ts';
import type { DeliveryProofs, ProofRejection } from './DeliveryProofs.ts';
import { writeShipment } from './writeShipment.ts';

/** What a shipper makes of proofs of delivery. Each throws a `Failure`, shows the shipment at once and is safe to retry. */
export interface JudgeProof {
  readonly verify: (shipment: Versioned) => Promise<ShipmentRecord>;
  readonly reject: (shipment: Versioned, rejection: ProofRejection) => Promise<ShipmentRecord>;
}
export const JudgeProof: ServiceIdentifier<JudgeProof> = Symbol('JudgeProof');

export const judgeProof = (proofs: DeliveryProofs, keys: IdempotencyKeys, changes: RecordChanges): JudgeProof => ({
  // What is completed counts in the carrier's scorecard and is to be settled.
  verify: ({ id, version }) =>
    writeShipment(changes, ['carriers', 'statements'], () =>
      keys.once({ shipment: id, version, verifies: true }, (key) => proofs.verify(id, version, key)),
    ),
  reject: ({ id, version }, rejection) =>
    writeShipment(changes, [], () =>
      keys.once({ shipment: id, version, rejection }, (key) => proofs.reject(id, version, rejection, key)),
    ),
});

import type { ServiceIdentifier } from 'inversify';
import type { ProofFacts } from '../../domain/shipment/proofFields.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { podRejectReasons } from '../../domain/shipment/podRejectReasons.ts';
import type { KeyedUpload } from '../papers/DocumentStore.ts';
import type { WriteOptions } from '../shared/WriteOptions.ts';

/** A proof of one delivery; at least one file, at most five. */
export interface NewProof {
  /** A UUID: what is sent twice with it is kept once. */
  readonly id: string;
  /** Index of the stop. */
  readonly stop: number;
  readonly facts: ProofFacts;
  readonly files: readonly File[];
}

/** Why a shipper does not accept the proof of a delivery. */
export interface ProofRejection {
  readonly stop: number;
  readonly reason: (typeof podRejectReasons)[number];
  readonly note: string | undefined;
}

/** What proves that goods were delivered. What the state forbids is refused with 409, as is an outdated version. */
export interface DeliveryProofs {
  /** For the carrier. */
  add(shipmentId: string, proof: NewProof, upload: KeyedUpload): Promise<ShipmentRecord>;
  /** A file's content, to be looked at. */
  open(shipmentId: string, fileId: string, signal?: AbortSignal): Promise<Blob>;
  /** Download URL of a file. */
  addressOf(shipmentId: string, fileId: string): string;
  /** For the shipper: accepts all proofs, which completes the shipment. */
  verify(shipmentId: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<ShipmentRecord>;
  reject(
    shipmentId: string,
    version: number,
    rejection: ProofRejection,
    idempotencyKey: string,
  ): Promise<ShipmentRecord>;
}
export const DeliveryProofs: ServiceIdentifier<DeliveryProofs> = Symbol('DeliveryProofs');

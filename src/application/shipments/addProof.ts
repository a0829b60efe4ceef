import type { ServiceIdentifier } from 'inversify';
import { isSigned } from '../../domain/shipment/isSigned.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Signature } from '../../domain/shipment/Signature.ts';
import type { Upload } from '../papers/DocumentStore.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { DeliveryProofs, NewProof } from './DeliveryProofs.ts';
import type { SignaturePictures } from './SignaturePictures.ts';
import { writeShipment } from './writeShipment.ts';

export type AddProof = (
  shipmentId: string,
  proof: NewProof & { readonly signature: Signature },
  upload: Upload,
) => Promise<ShipmentRecord>;
export const AddProof: ServiceIdentifier<AddProof> = Symbol('AddProof');

/** Adds the proof of a delivery, with its signature as one of the files. Throws a Failure. Safe to retry. */
export const addProof =
  (proofs: DeliveryProofs, pictures: SignaturePictures, keys: IdempotencyKeys, changes: RecordChanges): AddProof =>
  async (shipmentId, { signature, ...proof }, upload) => {
    const signed = isSigned(signature) ? [await pictures.make(signature)] : [];
    const files = [...proof.files, ...signed];
    return writeShipment(changes, [], () =>
      // The picture of a signature is made anew each time, so the signature itself tells whether it is the same proof.
      keys.once({ shipment: shipmentId, proof, signature }, (idempotencyKey) =>
        proofs.add(shipmentId, { ...proof, files }, { ...upload, idempotencyKey }),
      ),
    );
  };

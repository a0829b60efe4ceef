import type { ServiceIdentifier } from 'inversify';
import { hasRoomFor } from '../../domain/outbox/hasRoomFor.ts';
import type { Session } from '../../domain/session/Session.ts';
import { isSigned } from '../../domain/shipment/isSigned.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import { signaturePath } from '../../domain/shipment/signaturePath.ts';
import type { Signature } from '../../domain/shipment/Signature.ts';
import { canBeSentLater } from '../outbox/canBeSentLater.ts';
import { mustWait } from '../outbox/mustWait.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { ownerOf } from '../outbox/ownerOf.ts';
import type { Upload } from '../papers/DocumentStore.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Connectivity } from '../shared/Connectivity.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { DeliveryProofs, NewProof } from './DeliveryProofs.ts';
import type { SignaturePictures } from './SignaturePictures.ts';
import { writeShipment } from './writeShipment.ts';

interface SignedProof extends Omit<NewProof, 'id'> {
  readonly signature: Signature;
  /** The entry of the outbox that it puts right, which is dropped then. */
  readonly replaces?: string | undefined;
}

/** `kept` waits in the outbox for the network; `full` had no room to wait there. */
export type AddProof = (
  shipment: Pick<ShipmentRecord, 'id' | 'reference'>,
  proof: SignedProof,
  upload: Upload,
) => Promise<'sent' | 'kept' | 'full'>;
export const AddProof: ServiceIdentifier<AddProof> = Symbol('AddProof');

/**
 * Adds the proof of a delivery, with its signature as one of the files. The key is the id of the proof, too, so that it is recorded
 * once. Without the network, after the end of the session, or behind what waits already, it is kept with its files. Throws a Failure. Safe to retry.
 */
export const addProof = (
  proofs: DeliveryProofs,
  pictures: SignaturePictures,
  outbox: Outbox,
  store: SessionStore,
  clock: Clock,
  connectivity: Connectivity,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): AddProof => {
  const keepFor = (session: Session) => {
    const whose = ownerOf(session);
    return async (shipment: Pick<ShipmentRecord, 'id' | 'reference'>, { id, stop, facts, files }: NewProof) => {
      if (!hasRoomFor(outbox.list(), files)) return 'full';
      const about = { shipmentId: shipment.id, reference: shipment.reference, keptAt: clock.now() };
      const proof = { stop, facts, files: files.map(({ name, type, size }) => ({ name, type, size })) };
      return outbox.keep({ kind: 'proof', id, ...whose, ...about, outcome: 'waiting', proof }, files);
    };
  };
  return async (shipment, { signature, replaces, ...proof }, upload) => {
    // Read before the call: once it fails, nobody or another company may be signed in.
    const keep = keepFor(store.read());
    const signed = isSigned(signature) ? [await pictures.make(signature)] : [];
    const files = [...proof.files, ...signed];
    const drawn = signature.kind === 'drawn' && signed.length > 0 ? signaturePath(signature.strokes) : undefined;
    const facts = { ...proof.facts, ...(drawn !== undefined && { signature: drawn }) };
    // The picture of a signature is made anew each time, so the signature itself tells whether it is the same proof.
    const done = await keys.once({ shipment: shipment.id, proof, signature }, async (id) => {
      const added = { ...proof, facts, id, files };
      if (mustWait(outbox, store, connectivity, shipment.id)) return keep(shipment, added);
      try {
        await writeShipment(changes, [], () => proofs.add(shipment.id, added, { ...upload, idempotencyKey: id }));
        return 'sent';
      } catch (error) {
        if (canBeSentLater(error)) return keep(shipment, added);
        throw error;
      }
    });
    if (done !== 'full' && replaces !== undefined) await outbox.drop([replaces]);
    return done;
  };
};

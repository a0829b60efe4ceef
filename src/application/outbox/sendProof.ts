import type { OutboxProof } from '../../domain/outbox/OutboxEntry.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { DeliveryProofs } from '../shipments/DeliveryProofs.ts';
import { writeShipment } from '../shipments/writeShipment.ts';
import { notTaken } from './notTaken.ts';
import type { Outbox } from './Outbox.ts';
import { ownEntries } from './ownEntries.ts';

/** Resolves to false if there was no final answer, so that it goes on waiting. */
export type SendProof = (entry: OutboxProof) => Promise<boolean>;

/**
 * Sends a proof of delivery with all its files in one call, and notes what became of it. The service takes all of it or nothing, and
 * knows it again by its id: a call that was cut, or that another tab repeats, leaves one proof.
 */
export const sendProof =
  (
    outbox: Outbox,
    proofs: DeliveryProofs,
    store: SessionStore,
    keys: IdempotencyKeys,
    changes: RecordChanges,
  ): SendProof =>
  async (entry) => {
    const { id, shipmentId } = entry;
    const { stop, facts } = entry.proof;
    const upload = { signal: new AbortController().signal, onProgress: () => {} };
    try {
      const files = await outbox.filesOf(id);
      // Somebody else may have signed in, or chosen another company, while the files were read.
      if (ownEntries([entry], store.read()).length === 0) return false;
      if (files === 'gone' || files === 'unreadable') {
        await (files === 'gone' ? outbox.drop([id]) : outbox.settle(id, 'refused', { reason: 'files_lost' }));
        return true;
      }
      void outbox.settle(id, 'sending');
      await keys.once({ proof: id }, (idempotencyKey) =>
        writeShipment(changes, [], () =>
          proofs.add(shipmentId, { id, stop, facts, files }, { ...upload, idempotencyKey }),
        ),
      );
      await outbox.settle(id, 'sent');
      return true;
    } catch (error) {
      const settled = notTaken(error);
      await outbox.settle(id, settled?.outcome ?? 'waiting', settled?.why);
      return settled !== undefined;
    }
  };

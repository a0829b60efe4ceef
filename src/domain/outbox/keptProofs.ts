import type { OutboxEntry, OutboxProof } from './OutboxEntry.ts';

/** The proofs of a shipment that are kept here and that the service does not have, in the order they were kept. */
export const keptProofs = (entries: readonly OutboxEntry[], shipmentId: string): readonly OutboxProof[] =>
  entries.filter(
    (entry): entry is OutboxProof =>
      entry.kind === 'proof' && entry.shipmentId === shipmentId && entry.outcome !== 'sent',
  );

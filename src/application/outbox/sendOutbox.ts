import type { ServiceIdentifier } from 'inversify';
import type { OutboxEntry, OutboxEvent } from '../../domain/outbox/OutboxEntry.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { DeliveryProofs } from '../shipments/DeliveryProofs.ts';
import type { ShipmentReports } from '../shipments/ShipmentReports.ts';
import type { Outbox } from './Outbox.ts';
import { ownEntries } from './ownEntries.ts';
import { sendEvents } from './sendEvents.ts';
import { sendProof } from './sendProof.ts';

export type SendOutbox = () => Promise<void>;
export const SendOutbox: ServiceIdentifier<SendOutbox> = Symbol('SendOutbox');

/** As many events as a call takes. */
const most = 100;

/** The events before the first proof. */
const eventsAhead = (entries: readonly OutboxEntry[]): readonly OutboxEvent[] => {
  const end = entries.findIndex(({ kind }) => kind === 'proof');
  return entries.slice(0, end < 0 ? most : Math.min(end, most)).filter((entry) => entry.kind === 'event');
};

/**
 * Sends what waits, each shipment's events and proofs in order, and notes what became of each. What gets no answer goes on waiting, and
 * so does all that follows it; a proof that gets none, large as it is, holds up its own shipment alone. What was refused holds up
 * nothing. One run at a time.
 */
export const sendOutbox = (
  outbox: Outbox,
  reports: ShipmentReports,
  proofs: DeliveryProofs,
  store: SessionStore,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): SendOutbox => {
  let running: Promise<void> | undefined;
  const [tell, prove] = [sendEvents(outbox, reports, keys, changes), sendProof(outbox, proofs, store, keys, changes)];

  const run = async (): Promise<void> => {
    await outbox.ready();
    const heldUp = new Set<string>();
    const waiting = (): readonly OutboxEntry[] =>
      ownEntries(outbox.list(), store.read()).filter(
        ({ outcome, shipmentId }) => outcome === 'waiting' && !heldUp.has(shipmentId),
      );
    for (let [first] = waiting(); first; [first] = waiting()) {
      const { shipmentId } = first;
      const own = waiting().filter((each) => each.shipmentId === shipmentId);
      // oxlint-disable-next-line no-await-in-loop -- what follows waits for an answer
      const isAnswered = await (first.kind === 'proof' ? prove(first) : tell(shipmentId, eventsAhead(own)));
      if (!isAnswered && first.kind === 'event') return;
      if (!isAnswered) heldUp.add(shipmentId);
    }
  };

  return async () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    await running;
  };
};

import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import { isOutcomeUnknown } from '../../domain/failure/isOutcomeUnknown.ts';
import type { OutboxEntry, OutboxOutcome } from '../../domain/outbox/OutboxEntry.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { ShipmentReports, ToldAnswer } from '../shipments/ShipmentReports.ts';
import type { Outbox } from './Outbox.ts';
import { ownEntries } from './ownEntries.ts';

export type SendOutbox = () => Promise<void>;
export const SendOutbox: ServiceIdentifier<SendOutbox> = Symbol('SendOutbox');

/** As many events as a call takes. */
const most = 100;

const outcomes = { 200: 'sent', 201: 'sent', 409: 'conflict', 422: 'refused' } as const satisfies Record<
  ToldAnswer['code'],
  OutboxOutcome
>;

/**
 * Sends what waits, each shipment's events in order, and notes what became of each. What gets no answer goes on waiting; what was
 * refused does not hold up what follows. One run at a time.
 */
export const sendOutbox = (
  outbox: Outbox,
  reports: ShipmentReports,
  store: SessionStore,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): SendOutbox => {
  let running: Promise<void> | undefined;
  const waiting = (): readonly OutboxEntry[] =>
    ownEntries(outbox.list(), store.read()).filter(({ outcome }) => outcome === 'waiting');

  const sendAll = async (shipmentId: string, entries: readonly OutboxEntry[]): Promise<boolean> => {
    try {
      const sent = entries.map(({ id, event }) => ({ id, event }));
      const answers = await keys.once({ shipmentId, sent }, (key) => reports.tellAll(shipmentId, sent, key));
      for (const [place, { id }] of entries.entries()) {
        const { code = 422, ...why } = answers[place] ?? {};
        // oxlint-disable-next-line no-await-in-loop -- in the order in which they are shown
        await outbox.settle(id, outcomes[code], why);
      }
    } catch (error) {
      if (!(error instanceof Failure) || isOutcomeUnknown(error) || error.trouble.kind !== 'refused') return false;
      const { status, reason, message } = error.trouble;
      const outcome = status === 422 ? 'refused' : 'conflict';
      await Promise.all(entries.map(({ id }) => outbox.settle(id, outcome, { reason, message })));
    }
    changes.publish({ lists: ['shipments', 'vehicles', 'drivers'] });
    return true;
  };

  const run = async (): Promise<void> => {
    await outbox.ready();
    for (let [first] = waiting(); first; [first] = waiting()) {
      const { shipmentId } = first;
      const entries = waiting().filter((each) => each.shipmentId === shipmentId);
      // oxlint-disable-next-line no-await-in-loop -- what follows waits for an answer
      if (!(await sendAll(shipmentId, entries.slice(0, most)))) return;
    }
  };

  return async () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    await running;
  };
};

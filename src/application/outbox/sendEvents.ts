import { Failure } from '../../domain/failure/Failure.ts';
import type { OutboxEvent, OutboxOutcome } from '../../domain/outbox/OutboxEntry.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { ShipmentReports, ToldAnswer } from '../shipments/ShipmentReports.ts';
import { notTaken } from './notTaken.ts';
import type { Outbox } from './Outbox.ts';

/** Resolves to false if there was no final answer, so that they go on waiting. */
export type SendEvents = (shipmentId: string, events: readonly OutboxEvent[]) => Promise<boolean>;

const outcomes = {
  recorded: 'sent',
  already_recorded: 'sent',
  conflict: 'conflict',
  refused: 'refused',
} as const satisfies Record<ToldAnswer['outcome'], OutboxOutcome>;

/** Sends events of one shipment in one call, in order, and notes what became of each. At most a hundred. */
export const sendEvents =
  (outbox: Outbox, reports: ShipmentReports, keys: IdempotencyKeys, changes: RecordChanges): SendEvents =>
  async (shipmentId, entries) => {
    const sent = entries.map(({ id, event }) => ({ id, event }));
    const settleAll = (...settled: [outcome: OutboxOutcome, why?: object]) =>
      Promise.all(sent.map(({ id }) => outbox.settle(id, ...settled)));
    try {
      void settleAll('sending');
      const answers = await keys.once({ shipmentId, sent }, (key) => reports.tellAll(shipmentId, sent, key));
      for (const [place, { id }] of sent.entries()) {
        const { outcome = 'refused', ...why } = answers[place] ?? {};
        // oxlint-disable-next-line no-await-in-loop -- in the order in which they are shown
        await outbox.settle(id, outcomes[outcome], why);
      }
    } catch (error) {
      const settled = notTaken(error);
      await settleAll(settled?.outcome ?? 'waiting', settled?.why);
      if (!(error instanceof Failure)) throw error;
      if (!settled) return false;
    }
    changes.publish({ lists: ['shipments', 'vehicles', 'drivers'] });
    return true;
  };

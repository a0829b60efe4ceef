import * as v from 'valibot';
import { eventData } from './eventData.ts';
import type { EventRow } from './ShipmentTables.ts';

type Told = Pick<EventRow, 'type' | 'stop' | 'number' | 'at' | 'data'>;

/** What the shipper made of a proof of delivery: the first rejection after it that is about its stop, or about all, is about it. */
export function standingOf(proof: Pick<Told, 'number' | 'stop'>, events: readonly Told[]) {
  const rejection = events.find(
    ({ type, number, stop }) =>
      type === 'pod_rejected' && number > proof.number && (stop === null || stop === proof.stop),
  );
  if (rejection) {
    const { reason = '', note = null } = v.parse(eventData, rejection.data);
    return { standing: 'rejected' as const, rejected: { at: rejection.at, reason, note } };
  }
  const isCompleted = events.some(({ type }) => type === 'completed');
  return { standing: isCompleted ? ('verified' as const) : ('to_verify' as const), rejected: null };
}

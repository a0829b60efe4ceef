import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { EventRow, ShipmentRow } from './ShipmentTables.ts';

type Completing = Pick<ShipmentRow, 'id' | 'completes_at'>;

/** When a shipment completed because nobody objected to its proofs in time, whether or not that was written down yet; null before. */
export const completedAt = ({ completes_at: at }: Completing, now: Date): Date | null =>
  at !== null && at <= now ? at : null;

/** `completedAt` as an SQL condition; null where nothing completes by itself. */
export const isCompleted = (now: Date): RawBuilder<boolean> => sql<boolean>`completes_at <= ${now}::timestamptz`;

/** The id follows from the shipment's, so that whoever read the event before it was written knows it again. */
export function completionId({ id }: Pick<ShipmentRow, 'id'>): string {
  const digest = createHash('sha256').update(`completed ${id}`).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

/** A shipment as it stands at `now`, and its events, of which the clock may be one ahead. */
export const standingAt = (row: ShipmentRow, now: Date): ShipmentRow => {
  const at = completedAt(row, now);
  if (!at) return row;
  const flags = row.flags.filter((flag) => flag === 'waiting_to_answer');
  return { ...row, status: 'completed', flags, last_event: 'completed', last_event_at: at };
};

/** The events of a shipment at `now`: its clock may be ahead of what is written. */
export const eventsAt = (row: ShipmentRow, events: readonly EventRow[], now: Date): readonly EventRow[] => {
  const at = completedAt(row, now);
  if (!at) return events;
  const nobody = { by_company_id: null, by_user_id: null, stop: null, lat: null, lng: null, accuracy_m: null };
  return [
    ...events,
    {
      ...nobody,
      id: completionId(row),
      shipment_id: row.id,
      company_id: row.company_id,
      carrier_id: row.carrier_id,
      number: row.event_count + 1,
      type: 'completed',
      at,
      recorded_at: at,
      source: 'desk',
      is_internal: false,
      data: { automatic: true },
    },
  ];
};

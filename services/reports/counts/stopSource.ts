import { sql, type RawBuilder } from 'kysely';
import type { ReportAsked } from '../ReportAsked.ts';
import type { CountSource } from './CountSource.ts';
import { oneOf } from './oneOf.ts';
import { awaitedKinds, deliveryKind } from './punctuality.ts';

/** The kind of a stop that a truck is awaited at. */
const awaited = ({ grace = 0 }: ReportAsked, now: number): RawBuilder<number> => sql<number>`
  case when due_at >= ${new Date(now - grace * 60_000)}::timestamptz then ${sql.lit(awaitedKinds.notDue)}
    when window_to - warned_at >= interval '1 hour' then ${sql.lit(awaitedKinds.overdueWarned)}
    else ${sql.lit(awaitedKinds.overdue)} end + case when type = 'delivery' then ${sql.lit(deliveryKind)} else 0 end`;

/** Stops that a truck is awaited at, by the clock. */
export const awaitedVisits: NonNullable<CountSource['byClock']> = ({ own, companyId, group, asked, now }) => sql`
  select day, ${group}::text as id, ${oneOf(awaited(asked, now))} as adds, 1 as n from stop_visit
  where ${sql.ref(own)} = ${companyId} and day between ${asked.from} and ${asked.to} and punctuality is null`;

/** Stops by how punctual trucks were there; those that one is awaited at are in no count. */
export const stopSource: CountSource = {
  kept: 'stop_count',
  changes: 'stop_count_change',
  splits: ['party', 'lane', 'place'],
  adds: oneOf(sql.ref('code')),
  byDay: (code) => code,
  byClock: awaitedVisits,
};

import { sql, type RawBuilder, type Transaction } from 'kysely';
import { ownColumns, type Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import { turnGiver } from '../../web/turns/turnGiver.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import { addCount, addKept, type Counts, countsOf, type KeptCounts } from './Counts.ts';
import { awaitedKinds, deliveryKind } from './punctuality.ts';
import { spansOf } from './spansOf.ts';
import { type CountedSplit, splitColumns } from './splitColumns.ts';

interface Row {
  readonly days: KeptCounts | null;
  readonly groups: KeptCounts | null;
  readonly day: string | null;
  readonly group: string | null;
  readonly code: number | null;
  readonly n: number;
}

/** The kind of a stop that a truck is awaited at. */
const awaited = ({ grace = 0 }: ReportAsked, now: number): RawBuilder<number> => sql<number>`
  case when due_at >= ${new Date(now - grace * 60_000)}::timestamptz then ${sql.lit(awaitedKinds.notDue)}
    when window_to - warned_at >= interval '1 hour' then ${sql.lit(awaitedKinds.overdueWarned)}
    else ${sql.lit(awaitedKinds.overdue)} end + case when type = 'delivery' then ${sql.lit(deliveryKind)} else 0 end`;

/**
 * How many stops of each kind a party has, by day and by group: what was added up, what events changed since, and the stops that a truck
 * is awaited at, as they are now. One statement, so that no stop is counted twice or forgotten while others write.
 */
export async function readCounts(
  tx: Transaction<Tables>,
  { companyId, side }: Party,
  asked: ReportAsked & { readonly by: CountedSplit },
  now: number,
): Promise<Readonly<Record<'byDay' | 'byGroup', Counts>>> {
  const { own } = ownColumns[side];
  const { ofChange, ofVisit, kept } = splitColumns(asked.by, side);
  const { months, wholes } = spansOf(asked);
  const { rows } = await sql<Row>`
    with fresh as (
      select day, ${ofChange}::text as id, code::integer, n from stop_count_change
      where owner_id = ${companyId} and day between ${asked.from} and ${asked.to}
      union all
      select day, ${ofVisit}::text, ${awaited(asked, now)}, 1 from stop_visit
      where ${sql.ref(own)} = ${companyId} and day between ${asked.from} and ${asked.to} and punctuality is null)
    select null::json as days, null::json as groups, day::text as day, id as "group", code, sum(n)::integer as n
    from fresh group by grouping sets ((day, code), (id, code))
    union all
    select days, case when span = any (${sql.val(wholes)}::text[]) then ${kept} end, null, null, null, 0 from stop_count
    where owner_id = ${companyId} and span = any (${sql.val([...months, ...wholes])}::text[])`.execute(tx);
  const [byDay, byGroup]: [Counts, Counts] = [new Map(), new Map()];
  const turn = turnGiver();
  for (const { days, groups, day, group, code, n } of rows) {
    if (day !== null && code !== null) addCount(countsOf(byDay, day), code, n);
    if (group !== null && code !== null) addCount(countsOf(byGroup, group), code, n);
    if (days) addKept(byDay, days);
    if (groups) addKept(byGroup, groups);
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    await turn();
  }
  for (const day of byDay.keys()) if (day < asked.from || day > asked.to) byDay.delete(day);
  return { byDay, byGroup };
}

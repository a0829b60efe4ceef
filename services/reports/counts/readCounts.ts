import { sql, type RawBuilder, type Transaction } from 'kysely';
import { ownColumns, type Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import { turnGiver } from '../../web/turns/turnGiver.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import { addByDay } from './addByDay.ts';
import { addKept, addPairs, type Counts, countsOf, isEmpty, type KeptCounts } from './Counts.ts';
import { eachFine, type KeptFine } from './fineCounts.ts';
import type { FineWalk } from './FineWalk.ts';
import type { CountSource } from './CountSource.ts';
import { spansOf } from './spansOf.ts';
import { type CountedSplit, splitColumns } from './splitColumns.ts';

interface Row {
  /** 1 adds the counts of a span, -1 subtracts them; null of what was just changed. */
  readonly sign: 1 | -1 | null;
  readonly days: KeptCounts | null;
  readonly groups: KeptCounts | null;
  readonly fine: string | null;
  readonly groupsFine: KeptFine | null;
  readonly day: string | null;
  readonly group: string | null;
  readonly adds: readonly number[] | null;
  readonly n: number;
}

/** What is packed stays so until it is asked for. */
export interface CountsRead extends Readonly<Record<'byDay' | 'byGroup', Counts>> {
  readonly fine: readonly FineWalk[];
  readonly fineOf: (group: string) => readonly FineWalk[];
}

const walkOf =
  (packed: string, sign: 1 | -1): FineWalk =>
  (work) =>
    eachFine(packed, sign === 1 ? work : (code, n) => work(code, -n));

/**
 * How many cases of each kind a party has, by day and by group: what was added up, what events changed since, and what the
 * clock says of some. One statement, so that none is counted twice or forgotten while others write.
 */
export async function readCounts(
  tx: Transaction<Tables>,
  source: CountSource,
  { companyId, side }: Party,
  asked: ReportAsked & { readonly by: CountedSplit },
  now: number,
): Promise<CountsRead> {
  const { own } = ownColumns[side];
  const { ofChange, ofVisit, kept } = splitColumns(asked.by, side);
  const { months, added, subtracted } = spansOf(asked, now);
  const wholes = [...added, ...subtracted];
  const isFine = source.isFine !== undefined;
  const ofWholes = (column: RawBuilder<unknown>) =>
    sql`case when span = any (${sql.val(wholes)}::text[]) then ${column} end`;
  const byClock = source.byClock?.({ own, companyId, group: ofVisit, asked, now });
  const { rows } = await sql<Row>`
    with fresh as (
      select day, ${ofChange}::text as id, ${source.adds} as adds, n from ${sql.table(source.changes)}
      where owner_id = ${companyId} and day between ${asked.from} and ${asked.to}
      ${byClock ? sql`union all (${byClock})` : sql``})
    select null::integer as sign, null::json as days, null::json as groups, null::json as fine, null::json as "groupsFine", day::text as day, id as "group", array_to_json(adds) as adds, sum(n)::integer as n
    from fresh group by grouping sets ((day, adds), (id, adds))
    union all
    select case when span = any (${sql.val(subtracted)}::text[]) then -1 else 1 end, days, ${ofWholes(kept)}, ${isFine ? ofWholes(sql.ref('fine')) : sql`null`}, ${isFine ? ofWholes(sql.ref(`${asked.by}_fine`)) : sql`null`},
      null, null, null, 0 from ${sql.table(source.kept)}
    where owner_id = ${companyId} and span = any (${sql.val([...months, ...wholes])}::text[])`.execute(tx);
  const [byDay, byGroup]: [Counts, Counts] = [new Map(), new Map()];
  const fine: FineWalk[] = [];
  const fineByGroup: { readonly of: KeptFine; readonly sign: 1 | -1 }[] = [];
  const fineOf = (group: string): readonly FineWalk[] =>
    fineByGroup.flatMap(({ of, sign }) => {
      const packed = Object.hasOwn(of, group) ? of[group] : undefined;
      return packed === undefined ? [] : [walkOf(packed, sign)];
    });
  const turn = turnGiver();
  for (const { sign: given, days, groups, fine: all, groupsFine, day, group, adds, n } of rows) {
    const sign = given ?? 1;
    if (day !== null && adds) addByDay(source, countsOf(byDay, day), adds, n);
    if (group !== null && adds) addPairs(countsOf(byGroup, group), adds, n);
    if (days) addKept(byDay, days);
    if (groups) addKept(byGroup, groups, sign);
    if (all !== null) fine.push(walkOf(all, sign));
    if (groupsFine) fineByGroup.push({ of: groupsFine, sign });
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    await turn();
  }
  for (const day of byDay.keys()) if (day < asked.from || day > asked.to) byDay.delete(day);
  for (const [group, counts] of byGroup) if (isEmpty(counts)) byGroup.delete(group);
  return { byDay, byGroup, fine, fineOf };
}

import { sql, type Transaction } from 'kysely';
import { amidAllCompanies } from '../../database/amidAllCompanies.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { addCount, addKept, type Counts, countsOf, keptText } from './Counts.ts';
import type { CountSource } from './CountSource.ts';
import { proofSource } from './proofSource.ts';
import { monthOf } from './spansOf.ts';
import { stopSource } from './stopSource.ts';

/** Changes of one company that are added up at once. */
const atOnce = 5_000;
/** So many changes are read along without anybody noticing. */
const fewestWorthIt = 500;

interface Change {
  readonly day: string;
  readonly code: number;
  readonly party: string;
  readonly lane: string;
  readonly place: string;
  readonly n: number;
}

interface Span {
  readonly days: Counts;
  readonly party: Counts;
  readonly lane: Counts;
  readonly place: Counts;
}

const splits = ['party', 'lane', 'place'] as const;

/** What changes come to in the months and days they touch. */
function spansOfChanges(changes: readonly Change[], { byDay }: CountSource): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
  const spanOf = (name: string): Span => {
    const span = spans.get(name) ?? { days: new Map(), party: new Map(), lane: new Map(), place: new Map() };
    spans.set(name, span);
    return span;
  };
  for (const change of changes) {
    const { day, code, n } = change;
    const month = spanOf(monthOf(day));
    addCount(countsOf(month.days, day), byDay(code), n);
    for (const split of splits) {
      addCount(countsOf(month[split], change[split]), code, n);
      addCount(countsOf(spanOf(day)[split], change[split]), code, n);
    }
  }
  return spans;
}

/** Takes the oldest days' changes of a company away, to be added up. */
async function takeChanges(tx: Transaction<Tables>, { changes }: CountSource, ownerId: string) {
  const { rows } = await sql<Change & { readonly taken: number }>`
    with taken as (
      delete from ${sql.table(changes)} where ctid = any (array(
        select ctid from ${sql.table(changes)} where owner_id = ${ownerId} order by day limit ${atOnce}))
      returning *)
    select day, code, party_id as party, lane, place, sum(n)::integer as n, count(*)::integer as taken
    from taken group by day, code, party_id, lane, place`.execute(tx);
  return { changes: rows, taken: rows.reduce((all, { taken }) => all + taken, 0) };
}

/** Adds a part of the changes of a company to its counts. Returns whether there may be more. */
const foldOwner = (services: Pick<Services, 'db'>, source: CountSource, ownerId: string): Promise<boolean> =>
  amidAllCompanies(services, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`stop counts ${ownerId}`}, 0))`.execute(tx);
    const { changes, taken } = await takeChanges(tx, source, ownerId);
    const spans = spansOfChanges(changes, source);
    if (spans.size === 0) return false;
    const before = await tx
      .selectFrom(source.kept)
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where(sql<boolean>`span = any (${sql.val([...spans.keys()])}::text[])`)
      .execute();
    for (const kept of before) {
      const span = spans.get(kept.span);
      if (!span) continue;
      for (const part of ['days', ...splits] as const) addKept(span[part], kept[part]);
    }
    const rows = [...spans].map(([span, { days, party, lane, place }]) => ({
      owner_id: ownerId,
      span,
      days: keptText(days),
      party: keptText(party),
      lane: keptText(lane),
      place: keptText(place),
    }));
    await tx
      .insertInto(source.kept)
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['owner_id', 'span']).doUpdateSet((row) => ({
          days: row.ref('excluded.days'),
          party: row.ref('excluded.party'),
          lane: row.ref('excluded.lane'),
          place: row.ref('excluded.place'),
        })),
      )
      .execute();
    return taken === atOnce;
  });

/** Adds up what has changed in one source, of companies with at least so many changes. */
async function foldSource(services: Pick<Services, 'db'>, source: CountSource, fewest: number): Promise<void> {
  const owners = await amidAllCompanies(services, (tx) =>
    tx
      .selectFrom(source.changes)
      .select('owner_id')
      .groupBy('owner_id')
      .having(sql<boolean>`count(*) >= ${fewest}`)
      .execute(),
  );
  for (const { owner_id: ownerId } of owners) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    while (await foldOwner(services, source, ownerId)) continue;
  }
}

/**
 * Adds to the counts of stops what events have changed, of companies with at least so many changes. It decides nothing: reports read
 * both together. Works in steps of some ten milliseconds; several processes share the work.
 */
export async function foldCounts(services: Pick<Services, 'db'>, fewest = fewestWorthIt): Promise<void> {
  await foldSource(services, stopSource, fewest);
  await foldSource(services, proofSource, fewest);
}

import { sql, type Transaction } from 'kysely';
import { amidAllCompanies } from '../../database/amidAllCompanies.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { co2eSource } from './co2eSource.ts';
import type { CountSource } from './CountSource.ts';
import { columnsOf, type KeptRow, keptColumns } from './keptColumns.ts';
import { dwellSource } from './dwellSource.ts';
import { emptySource } from './emptySource.ts';
import { moneySource } from './moneySource.ts';
import { offerSource } from './offerSource.ts';
import { otifSource } from './otifSource.ts';
import { proofSource } from './proofSource.ts';
import { type Change, spansOfChanges } from './spansOfChanges.ts';
import { deliverySource } from './scoredDeliveries.ts';
import { stopSource } from './stopSource.ts';

const sources: readonly CountSource[] = [
  stopSource,
  proofSource,
  otifSource,
  dwellSource,
  moneySource,
  co2eSource,
  emptySource,
  offerSource,
  deliverySource,
];

/** Changes of one company that are added up at once. */
const atOnce = 5_000;
/** So many changes are read along without anybody noticing. */
const fewestWorthIt = 500;

/** Takes the oldest days' changes of a company away, to be added up. */
async function takeChanges(tx: Transaction<Tables>, { changes, splits, adds }: CountSource, ownerId: string) {
  const groups = sql.join(splits.map((split) => sql.ref(split)));
  const { rows } = await sql<Change & { readonly taken: number }>`
    with taken as (
      delete from ${sql.table(changes)} where ctid = any (array(
        select ctid from ${sql.table(changes)} where owner_id = ${ownerId} order by day limit ${atOnce}))
      returning *, party_id as party),
    adding as (select day, ${adds} as adds, ${groups}, n from taken)
    select day, array_to_json(adds) as adds, ${groups}, sum(n)::integer as n, count(*)::integer as taken
    from adding group by day, adds, ${groups}`.execute(tx);
  return { changes: rows, taken: rows.reduce((all, { taken }) => all + taken, 0) };
}

/** Adds a part of the changes of a company to its counts. Returns whether there may be more. */
const foldOwner = (services: Pick<Services, 'db'>, source: CountSource, ownerId: string): Promise<boolean> =>
  amidAllCompanies(services, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`stop counts ${ownerId}`}, 0))`.execute(tx);
    const { changes, taken } = await takeChanges(tx, source, ownerId);
    const spans = spansOfChanges(changes, source);
    if (spans.size === 0) return false;
    const { rows } = await sql<KeptRow>`
      select * from ${sql.table(source.kept)}
      where owner_id = ${ownerId} and span = any (${sql.val([...spans.keys()])}::text[])`.execute(tx);
    const before = new Map(rows.map((row) => [row.span, row]));
    const columns = columnsOf(source);
    const values = [...spans].map(([name, span]) => {
      const kept = keptColumns(source, span, before.get(name));
      return sql`(${ownerId}, ${name}, true, ${sql.join(columns.map((column) => sql`${kept.get(column)}::json`))})`;
    });
    await sql`
      insert into ${sql.table(source.kept)} (owner_id, span, with_thirds, ${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}
      on conflict (owner_id, span) do update set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`.execute(
      tx,
    );
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
 * Adds to the counts of reports what events have changed, of companies with at least so many changes. It decides nothing: reports read
 * both together. Works in steps of some ten milliseconds; several processes share the work.
 */
export async function foldCounts(services: Pick<Services, 'db'>, fewest = fewestWorthIt): Promise<void> {
  for (const source of sources) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await foldSource(services, source, fewest);
  }
}

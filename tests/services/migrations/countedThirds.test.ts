import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import { foldCounts } from '../../../services/reports/counts/foldCounts.ts';
import { emptyDatabase } from '../../support/services/testDatabase.ts';

const owners = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const parties = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;

const tables = ['stop', 'proof', 'otif', 'dwell', 'money', 'co2e', 'empty', 'offer', 'score'] as const;

/** Each day of three months once, some of them much more, with a few codes and many that are packed; one change takes another back. */
const changes = Array.from({ length: 180 }, (_, nth) => ({
  owner: owners[nth % 2] ?? '',
  party: parties[nth % 3 === 0 ? 0 : 1],
  day: new Date(Date.UTC(2026, 0, 1 + (nth % 90))).toISOString().slice(0, 10),
  lane: `DE-${nth % 4}:FR-1`,
  place: `Depot ${nth % 5}`,
  adds: [1 + (nth % 3), 1, 1_000_000 + 7 * (nth % 11), 1 + (nth % 2), 2_000_000 + (nth % 6), 1],
  n: nth === 93 ? -1 : 1,
}));

/** How many of each code: the order in which they are kept says nothing. */
const byCode = (_: string, kept: unknown): unknown =>
  Array.isArray(kept) && typeof kept[0] === 'number'
    ? Object.fromEntries(kept.flatMap((code, at) => (at % 2 === 0 ? [[code, kept[at + 1]]] : [])))
    : kept;

it('counts of days are added up to thirds of months, as they are when they are counted now', async () => {
  const db = await emptyDatabase();
  await migrate(db, '0111_counted_thirds');
  const thirds = () =>
    amidAllCompanies({ db }, async (tx) => {
      const found = new Map<string, unknown>();
      for (const table of tables) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const { rows } = await sql`
          select * from ${sql.table(`${table}_count`)} where span like '%/%' order by owner_id, span`.execute(tx);
        expect(rows).toHaveLength(18);
        found.set(table, JSON.parse(JSON.stringify(rows), byCode));
      }
      return found;
    });
  await amidAllCompanies({ db }, async (tx) => {
    for (const id of owners)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`insert into company (id, kind, name, created_at, updated_at) values (${id}, 'office', ${id}, now(), now())`.execute(
        tx,
      );
    for (const table of tables) {
      for (const { owner, party, day, lane, place, adds, n } of changes) {
        const values = new Map<string, unknown>([
          ['owner_id', owner],
          ['party_id', party],
          ['day', day],
          ['n', n],
          ...(table === 'score' ? [] : [['lane', lane] as const]),
          ...(['stop', 'proof', 'dwell'].includes(table) ? [['place', place] as const] : []),
          ['stop', 'proof'].includes(table) ? ['code', adds[0]] : ['adds', adds],
        ]);
        // oxlint-disable-next-line no-await-in-loop
        await sql`
          insert into ${sql.table(`${table}_count_change`)} (${sql.join([...values.keys()].map((column) => sql.ref(column)))})
          values (${sql.join([...values.values()])})`.execute(tx);
      }
    }
  });
  await foldCounts({ db }, 1);
  const now = await thirds();

  // As the version before kept them.
  await amidAllCompanies({ db }, async (tx) => {
    for (const table of tables) {
      const name = sql.table(`${table}_count`);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`delete from ${name} where span like '%/%'`.execute(tx);
      // oxlint-disable-next-line no-await-in-loop
      await sql`alter table ${name} drop column with_thirds`.execute(tx);
    }
    await sql`delete from kysely_migration where name = '0111_counted_thirds'`.execute(tx);
  });
  await migrate(db, '0111_counted_thirds');

  expect(await thirds()).toEqual(now);
  // A process of that version, which may still run, does not know of thirds.
  await expect(
    amidAllCompanies({ db }, (tx) =>
      sql`insert into stop_count (owner_id, span, days, party, lane, place)
        select owner_id, span, days, party, lane, place from stop_count where span = '2026-01-01'
        on conflict (owner_id, span) do update set days = excluded.days`.execute(tx),
    ),
  ).rejects.toThrow('with_thirds');
});

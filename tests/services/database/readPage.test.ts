import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPage } from '../../../services/database/readPage.ts';
import type { Tables } from '../../../services/Tables.ts';
import { testDatabase } from '../../support/services/testDatabase.ts';

interface Truck {
  readonly id: string;
  readonly km: number;
}

let db: Kysely<Tables>;
beforeAll(async () => {
  db = await testDatabase();
  await sql`create table truck as select md5(n::text)::uuid as id, n / 2 as km from generate_series(0, 2499) n`.execute(
    db,
  );
});

const first = (count: number) => sql<Truck>`(select * from truck where km < ${count / 2})`;

const pageOf = (count: number, page: number, direction: 'asc' | 'desc') =>
  db.transaction().execute((tx) => readPage(tx, first(count), { page, size: 10, column: sql`km`, direction }));

describe('a page of a list', () => {
  it.each([
    { count: 30, page: 0 },
    { count: 30, page: 2 },
    { count: 24, page: 2 },
    { count: 1_000, page: 99 },
    { count: 1_002, page: 0 },
    { count: 2_500, page: 3 },
    { count: 2_500, page: 248 },
    { count: 2_496, page: 249 },
  ])('is a slice of the sorted list: page $page of $count rows', async ({ count, page }) => {
    for (const direction of ['asc', 'desc'] as const) {
      const way = sql.raw(direction);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const whole = await sql<Truck>`select * from ${first(count)} found order by km ${way}, id ${way}`.execute(db);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { rows, paging } = await pageOf(count, page, direction);
      expect(rows.map(({ id }) => id)).toEqual(whole.rows.slice(page * 10, page * 10 + 10).map(({ id }) => id));
      expect(paging).toEqual({ page, size: 10, total: count });
    }
  });

  it.each([0, 100, 166, 167, 168, 249])('has rows without a value last, in either direction: page %i', async (page) => {
    for (const direction of ['asc', 'desc'] as const) {
      const way = sql.raw(direction);
      const column = sql`case when km % 3 > 0 then km end`;
      const order = sql`order by ${column} ${way} nulls last, id ${way}`;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const whole = await sql<Truck>`select * from ${first(2_500)} found ${order}`.execute(db);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { rows } = await db
        .transaction()
        .execute((tx) => readPage(tx, first(2_500), { page, size: 10, column, direction }));
      expect(rows.map(({ id }) => id)).toEqual(whole.rows.slice(page * 10, page * 10 + 10).map(({ id }) => id));
    }
  });

  it.each([0, 30, 2_500])('beyond the end is empty, with the total of %i', async (count) => {
    expect(await pageOf(count, 400, 'asc')).toEqual({ rows: [], paging: { page: 400, size: 10, total: count } });
  });

  it('of an empty list is empty', async () => {
    expect(await pageOf(0, 0, 'asc')).toEqual({ rows: [], paging: { page: 0, size: 10, total: 0 } });
  });
});

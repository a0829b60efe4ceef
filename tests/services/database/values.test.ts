import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { uniqueViolation } from '../../../services/database/uniqueViolation.ts';
import type { Tables } from '../../../services/Tables.ts';
import { testDatabase } from '../../support/services/testDatabase.ts';

let db: Kysely<Tables>;
beforeAll(async () => {
  db = await testDatabase();
});

const valueOf = async (expression: string): Promise<unknown> =>
  (await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db)).rows[0]?.value;

describe('database values', () => {
  it.each([
    ['a count', 'count(*)', 1],
    ['a large whole number', '9007199254740991::int8', 9_007_199_254_740_991],
    ['an amount', '10.50::numeric(12, 2)', '10.50'],
    ['a day', "date '2026-03-29'", '2026-03-29'],
    ['an instant', "timestamptz '2026-03-29T01:30:00+02:00'", new Date('2026-03-28T23:30:00Z')],
    ['JSON', `'{"a":[1,null]}'::jsonb`, { a: [1, null] }],
    ['a text array', "array['a','b,c']", ['a', 'b,c']],
    ['a boolean', 'true', true],
    ['null', 'null', null],
  ])('reads %s', async (_what, expression, value) => {
    expect(await valueOf(expression)).toEqual(value);
  });

  it('reads bytes', async () => {
    expect(await valueOf(String.raw`'\x00ff10'::bytea`)).toEqual(Buffer.from([0, 255, 16]));
  });

  it('refuses an integer that would lose digits', async () => {
    await expect(valueOf('9007199254740993::int8')).rejects.toThrow(RangeError);
  });

  it.each([
    ['text', 'São Paulo – Łódź 🚚'],
    ['int8', 9_007_199_254_740_991],
    ['timestamptz', new Date('2026-03-29T01:30:00.123Z')],
    ['bytea', Buffer.from([0, 255, 16])],
    ['jsonb', { name: "O'Neill", list: [1] }],
    ['uuid', null],
    ['text', 'x'.repeat(1_000_000)],
  ])('round-trips %s', async (type, value) => {
    const { rows } = await sql<{ value: unknown }>`select ${value}::${sql.raw(type)} as value`.execute(db);
    expect(rows[0]?.value).toEqual(value);
  });
});

describe('transactions', () => {
  it('are isolated when they run concurrently', async () => {
    await sql`create table meter (id int primary key, count int not null)`.execute(db);
    await sql`insert into meter values (1, 0)`.execute(db);
    const increments = Array.from({ length: 20 }, () =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ count: number }>`select count from meter for update`.execute(tx);
        await sql`update meter set count = ${(rows[0]?.count ?? 0) + 1}`.execute(tx);
      }),
    );
    await Promise.all(increments);
    expect((await sql`select count from meter`.execute(db)).rows).toEqual([{ count: 20 }]);
  });

  it('roll back when they fail, and the next query works', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await sql`insert into meter values (2, 0)`.execute(tx);
      await sql`insert into meter values (1, 0)`.execute(tx);
    });
    const error = await failing.catch((reason: unknown) => reason);
    expect(uniqueViolation(error)).toBe('meter_pkey');
    expect((await sql`select id from meter`.execute(db)).rows).toEqual([{ id: 1 }]);
  });

  it('report a unique violation and no other error as one', async () => {
    const error = await sql`select nope`.execute(db).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: '42703' });
    expect(uniqueViolation(error)).toBeUndefined();
    expect(uniqueViolation('23505')).toBeUndefined();
  });
});

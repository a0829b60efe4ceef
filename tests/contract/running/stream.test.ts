import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listsWith } from '../../../src/application/shared/listsWith.ts';
import { testServices } from '../../support/services/testServices.ts';

it('of every type that the stream tells, it is known which lists show it', async () => {
  const { services } = await testServices();
  const { rows } = await sql<{ type: string }>`
    select distinct found[1] as type
    from pg_proc, regexp_matches(prosrc, 'insert into change.*select [a-z_]+, ''([a-z_]+)''', 'g') found
    order by type`.execute(services.db);
  expect(rows.map(({ type }) => type)).toEqual(Object.keys(listsWith).toSorted());
});

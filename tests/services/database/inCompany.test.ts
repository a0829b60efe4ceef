import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import { companyWall } from '../../../services/migrations/companyWall.ts';
import type { Tables } from '../../../services/Tables.ts';
import { testDatabase } from '../../support/services/testDatabase.ts';

const ours = '00000000-0000-4000-8000-00000000000a';
const theirs = '00000000-0000-4000-8000-00000000000b';
const user = '00000000-0000-4000-8000-000000000001';

let db: Kysely<Tables>;
beforeAll(async () => {
  db = await testDatabase();
  await sql`create table cargo (company_id uuid not null, name text not null)`.execute(db);
  for (const statement of companyWall('cargo')) await sql.raw(statement).execute(db);
  await inCompany(db, ours, user, (tx) => sql`insert into cargo values (${ours}, 'apples')`.execute(tx));
  await inCompany(db, theirs, user, (tx) => sql`insert into cargo values (${theirs}, 'pears')`.execute(tx));
});

const names = async (company: string): Promise<unknown> =>
  inCompany(db, company, user, async (tx) => (await sql<{ name: string }>`select name from cargo`.execute(tx)).rows);

describe('row-level security', () => {
  it('shows a company only its own rows', async () => {
    expect(await names(ours)).toEqual([{ name: 'apples' }]);
    expect(await names(theirs)).toEqual([{ name: 'pears' }]);
  });

  it('refuses to insert a row for another company or move one to it', async () => {
    const insert = inCompany(db, ours, user, (tx) => sql`insert into cargo values (${theirs}, 'plums')`.execute(tx));
    await expect(insert).rejects.toThrow('row-level security');
    const move = inCompany(db, ours, user, (tx) => sql`update cargo set company_id = ${theirs}`.execute(tx));
    await expect(move).rejects.toThrow('row-level security');
  });

  it('changes and deletes no rows of another company', async () => {
    await inCompany(db, ours, user, (tx) => sql`update cargo set name = 'gone' where name = 'pears'`.execute(tx));
    await inCompany(db, ours, user, (tx) => sql`delete from cargo where name = 'pears'`.execute(tx));
    expect(await names(theirs)).toEqual([{ name: 'pears' }]);
  });

  it('cannot be switched off from inside', async () => {
    const off = inCompany(db, ours, user, async (tx) => {
      await sql`select set_config('app.operations', 'on', true)`.execute(tx);
      return (await sql`select name from cargo`.execute(tx)).rows;
    });
    expect(await off).toEqual([{ name: 'apples' }]);
    const drop = inCompany(db, ours, user, (tx) => sql`alter table cargo disable row level security`.execute(tx));
    await expect(drop).rejects.toThrow('must be owner');
  });

  it('ends with the transaction, even if it fails', async () => {
    await expect(inCompany(db, ours, user, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const { rows } = await sql`select current_user <> 'app_member' as free,
      coalesce(current_setting('app.company_id', true), '') as company`.execute(db);
    expect(rows).toEqual([{ free: true, company: '' }]);
  });
});

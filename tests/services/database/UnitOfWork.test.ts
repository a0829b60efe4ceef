import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inOwnTransaction, UnitOfWork } from '../../../services/database/unitOfWork/UnitOfWork.ts';
import { inCompany } from '../../../services/database/inCompany.ts';
import { emptyDatabase } from '../../support/services/testDatabase.ts';
import { ensureMemberRole } from '../../../services/database/ensureMemberRole.ts';

const db = await emptyDatabase();
await ensureMemberRole(db);
await sql`create table note (text text primary key)`.execute(db);
await sql`grant select, insert on note to app_member`.execute(db);

beforeEach(() => sql`truncate note`.execute(db));

const write = (text: string, into = db) => sql`insert into note values (${text})`.execute(into);
const writeInside = (text: string) => db.transaction().execute((tx) => write(text, tx));
const notes = async () => {
  const { rows } = await sql<{ text: string }>`select text from note order by text`.execute(db);
  return rows.map(({ text }) => text);
};
const nothing = () => Promise.resolve();

const who = async () => {
  const { rows } = await sql<{ role: string; company: string }>`
    select current_setting('role') as role, coalesce(current_setting('app.company_id', true), '') as company`.execute(
    db,
  );
  return rows[0];
};

describe('what is done in a unit of work', () => {
  it('is committed together, transactions of its own included', async () => {
    const work = new UnitOfWork(() => write('a first').then(() => undefined));
    await work.run(async () => {
      await write('b plain');
      await writeInside('c inside');
    });
    await work.commit(() => write('d last').then(() => undefined));
    expect(await notes()).toEqual(['a first', 'b plain', 'c inside', 'd last']);
  });

  it('is undone together, transactions of its own included', async () => {
    const work = new UnitOfWork(nothing);
    await work.run(() => writeInside('inside'));
    await work.rollback();
    expect(await notes()).toEqual([]);
  });

  it('may be undone without what is done first and last', async () => {
    const work = new UnitOfWork(() => write('first').then(() => undefined));
    await work.run(() => writeInside('inside'));
    await work.undo();
    await work.commit(() => write('last').then(() => undefined));
    expect(await notes()).toEqual(['first', 'last']);
  });

  it('survives a transaction in it that fails', async () => {
    const work = new UnitOfWork(nothing);
    await work.run(async () => {
      await writeInside('once');
      await expect(writeInside('once')).rejects.toThrow(/duplicate/);
      await writeInside('other');
    });
    await work.commit(nothing);
    expect(await notes()).toEqual(['once', 'other']);
  });

  it('may make several transactions at the same time', async () => {
    const work = new UnitOfWork(nothing);
    const one = db.transaction();
    await work.run(async () => {
      const texts = ['a', 'b', 'b', 'c'];
      const results = await Promise.allSettled(texts.map((text) => one.execute((tx) => write(text, tx))));
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    });
    await work.commit(nothing);
    expect(await notes()).toEqual(['a', 'b', 'c']);
  });

  it('leaves the role and company of a transaction with it', async () => {
    const company = crypto.randomUUID();
    const work = new UnitOfWork(nothing);
    await work.run(async () => {
      await inCompany(db, company, company, (tx) => write('inside', tx));
      expect(await who()).toEqual({ role: 'none', company: '' });
    });
    await work.commit(nothing);
    expect(await notes()).toEqual(['inside']);
  });
});

it('a unit of work that may not begin does nothing, and gives its connection back', async () => {
  for (let time = 0; time < 20; time += 1) {
    const work = new UnitOfWork(() => Promise.reject(new Error('not now')));
    await expect(work.run(() => write('plain'))).rejects.toThrow('not now');
    await expect(work.commit(nothing)).rejects.toThrow('not now');
  }
  expect(await notes()).toEqual([]);
});

it('a unit of work that cannot end well does nothing, and gives its connection back', async () => {
  for (let time = 0; time < 20; time += 1) {
    const work = new UnitOfWork(nothing);
    await work.run(() => write('plain'));
    await expect(work.commit(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  }
  expect(await notes()).toEqual([]);
});

it('what is done outside is no part of it', async () => {
  const work = new UnitOfWork(nothing);
  await work.run(nothing);
  await write('outside');
  await work.rollback();
  expect(await notes()).toEqual(['outside']);
});

describe('work outside the unit of work', () => {
  it('is committed by itself before the unit begins', async () => {
    const work = new UnitOfWork(nothing);
    await work.run(async () => {
      await inOwnTransaction(() => writeInside('outside'));
      await writeInside('inside');
    });
    await work.rollback();
    expect(await notes()).toEqual(['outside']);
  });

  it('is refused once it has begun, because it would wait for the end of the unit', async () => {
    const work = new UnitOfWork(nothing);
    const outside = work.run(async () => {
      await writeInside('inside');
      await inOwnTransaction(() => writeInside('outside'));
    });
    await expect(outside).rejects.toThrow('The unit of work has begun already.');
    await work.rollback();
    expect(await notes()).toEqual([]);
  });
});

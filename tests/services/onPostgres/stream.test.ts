import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import type { Database } from '../../../services/database/Database.ts';
import type { Tables } from '../../../services/Tables.ts';
import { EventReader } from '../../support/services/EventReader.ts';
import { newGate } from '../../support/services/newGate.ts';
import { onTwoProcesses } from '../../support/services/onTwoProcesses.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import type { TestServices } from '../../support/services/testServices.ts';

let address: string;
let one: Database<Tables>;
let market: Awaited<ReturnType<typeof openMarket>>;
let other: TestServices;
beforeEach(async () => {
  ({ address, one, opened: market, other } = await onTwoProcesses(openMarket));
});

const listening = async (lastId?: string) => {
  const { token, company } = market.shipper;
  const headers = lastId === undefined ? {} : { 'Last-Event-ID': lastId };
  const reader = new EventReader(await other.request('/v1/stream', { token, company, headers }));
  await reader.is('ready');
  return reader;
};

const change = async (): Promise<string> => (await market.add()).body.data.id;

it('tells a reader at one process what changes at another', async () => {
  const reader = await listening();
  const id = await change();
  expect(await reader.hears('request', id)).toBe(`request ${id}`);
});

it('ends a stream at one process when its session ends at another', async () => {
  const reader = await listening();
  await market.world.call('/api/v1/logout', { method: 'POST', token: market.shipper.token });
  await expect(reader.ended).resolves.toBeUndefined();
});

it('tells a change that was begun before the last event and committed after it', async () => {
  const slowId = await change();
  const reader = await listening();
  const [written, over] = [newGate(), newGate()];
  const writing = amidAllCompanies(one, async (tx) => {
    await tx.updateTable('shipment_request').set({ search: 'slow' }).where('id', '=', slowId).execute();
    written.open();
    await over.opened;
  });
  await written.opened;
  await reader.hears('request', await change());
  const { lastId } = reader;
  await reader.leave();
  const stays = await listening();
  over.open();
  await writing;
  await stays.hears('request', slowId);
  const back = await listening(lastId);
  expect(back.changes).toEqual([`request ${slowId}`]);
});

it('tells each of 50 changes that are made at once, once', async () => {
  const reader = await listening();
  const ids = await Promise.all(Array.from({ length: 50 }, change));
  const told = ids.map((id) => `request ${id}`);
  await expect.poll(() => reader.changes.toSorted()).toEqual(told.toSorted());
});

it('tells what changed while its connection for signals was cut', async () => {
  const reader = await listening();
  await reader.hears('request', await change());
  const administrator = new pg.Client({ connectionString: address });
  await administrator.connect();
  await administrator.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'haulage-signals'
    and datname = current_database()`);
  await administrator.end();
  const id = await change();
  expect(await reader.hears('request', id)).toBe(`request ${id}`);
});

const idleSessions = async () => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in%'`.execute(one.db);
  return rows;
};

it('keeps the database free of sessions and locks while readers listen', async () => {
  await listening();
  // The transaction in which a change is read may be just ending.
  await expect.poll(idleSessions).toEqual([{ open: 0 }]);
});

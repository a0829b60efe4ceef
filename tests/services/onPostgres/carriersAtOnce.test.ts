import { sql, type Transaction } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import { lockRequest } from '../../../services/requests/findRequest.ts';
import { lockCarriers } from '../../../services/requests/lockCarriers.ts';
import type { Tables } from '../../../services/Tables.ts';
import { newGate } from '../../support/services/newGate.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { openYard } from '../../support/services/openYard.ts';

const market = await openMarket();
const { world, shipper, fleet, call, opened, add } = market;
const yard = openYard(world);

const put = (blocked: boolean) => call(`/v1/carriers/${fleet.company}`, shipper, { method: 'PUT', json: { blocked } });
afterEach(() => put(false));

/** Until that many connections wait for a lock. */
const waiting = async (connections: number) =>
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.services.db);
      return rows[0]?.count;
    })
    .toBe(connections);

type Work = (tx: Transaction<Tables>) => Promise<unknown>;

/** Takes a lock in a transaction of the shipper, which does the last thing and ends when it is let go. */
async function hold(lock: Work, last?: Work): Promise<() => Promise<void>> {
  const [taken, over] = [newGate(), newGate()];
  const done = inCompany(world.services.db, shipper.company, shipper.id, async (tx) => {
    await lock(tx);
    taken.open();
    await over.opened;
    await last?.(tx);
  });
  await taken.opened;
  return () => {
    over.open();
    return done;
  };
}

it('a block that waited for a booking is refused, so that whoever blocks looks at it first', async () => {
  const truck = { vehicleId: await yard.truckOf(fleet), driverId: await yard.driverOf(fleet) };
  const { id } = await opened({ 'pricing.model': 'fixed', 'pricing.target.amountMinor': 118_000 });
  const letGo = await hold((tx) => lockRequest(tx, id));
  const booking = call(`/v1/loads/${id}/book`, fleet, { json: truck });
  await waiting(1);
  const block = put(true);
  await waiting(2);
  await letGo();
  expect((await booking).status).toBe(201);
  expect((await block).body).toMatchObject({ code: 409, reason: 'just_awarded' });
  expect((await put(true)).status).toBe(200);
});

it('a list that is deleted while a new request waits to be published is refused by its path', async () => {
  const list = (await call('/v1/carrier-lists', shipper, { json: { name: 'Alps', carriers: [fleet.company] } })).body
    .data;
  const letGo = await hold(
    (tx) => lockCarriers(tx, 'alone'),
    (tx) => tx.deleteFrom('carrier_list').where('id', '=', list.id).execute(),
  );
  const adding = add({ audience: { carriers: [fleet.company], lists: [list.id] }, publish: true });
  await waiting(1);
  await letGo();
  const { status, body } = await adding;
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['audience.lists.0']]);
});

import { sql, type KyselyPlugin } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import type { Services } from '../../../services/Services.ts';
import { ChangeFeed } from '../../../services/stream/ChangeFeed.ts';
import { StreamReader } from '../../../services/stream/StreamReader.ts';
import { EventReader } from '../../support/services/EventReader.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import type { TestMember } from '../../support/services/people.ts';
import { borrowedDatabase } from '../../support/services/testDatabase.ts';

let market: Awaited<ReturnType<typeof openMarket>>;
beforeEach(async () => {
  const { db, signals } = await borrowedDatabase();
  market = await openMarket({ db, signals });
});

const admittedOf = async ({ id, company }: TestMember) => {
  const { services } = market.world;
  const row = await services.db.selectFrom('sign_in').select('id').where('user_id', '=', id).executeTakeFirstOrThrow();
  return { userId: id, companyId: company, signInId: row.id };
};

/** A reader of the company and its market, and what it is told. */
const listening = async (feed: ChangeFeed, who: TestMember, brands: readonly string[] = []) => {
  const reader = new StreamReader(await admittedOf(who), [who.company, ...brands], () => feed.remove(reader));
  const told = new EventReader(new Response(reader.body));
  return { reader, told };
};

const begun = async (feed: ChangeFeed, who: TestMember, brands?: readonly string[]) => {
  const { reader, told } = await listening(feed, who, brands);
  await feed.add(reader);
  reader.begin('');
  return told;
};

/** Notes as many changes for each audience, without a signal. */
const note = (audiences: readonly string[], count: number) =>
  amidAllCompanies(market.world.services, (tx) =>
    sql`insert into change (audience_id, type) select audience, 'request'
      from unnest(${sql.val(audiences)}::uuid[]) audience, generate_series(1, ${count})`.execute(tx),
  );
const signal = () => sql`select pg_notify('haulage_changes', '')`.execute(market.world.services.db);
const change = async (who: TestMember): Promise<string> => (await market.add({}, who)).body.data.id;

/** The services with a database whose statements or answers a test holds up. */
const withPlugin = (plugin: Partial<KyselyPlugin>): Services => {
  const { services } = market.world;
  const idle: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { ...services, db: services.db.withPlugin({ ...idle, ...plugin }) };
};

it('has only those read everything again for whom too much changed', async () => {
  const { shipper, otherShipper, fleet, otherFleet, world } = market;
  const feed = new ChangeFeed(world.services);
  const brandId = crypto.randomUUID();
  const crowded = await begun(feed, shipper);
  const calm = await begun(feed, otherShipper);
  const inMarket = await begun(feed, fleet, [brandId]);
  const quiet = await begun(feed, otherFleet);
  await note([shipper.company, brandId], 501);
  const id = await change(otherShipper);
  await calm.hears('request', id);
  await Promise.all([crowded.is('reset'), inMarket.is('reset')]);
  expect([calm.names, crowded.names, inMarket.names, quiet.names]).toEqual([['message'], ['reset'], ['reset'], []]);
});

it('tells a company to reload everything after too many changes', async () => {
  const { fleet, otherFleet, world } = market;
  const feed = new ChangeFeed(world.services);
  const brandId = crypto.randomUUID();
  const [both, one] = [await begun(feed, fleet, [brandId]), await begun(feed, otherFleet, [brandId])];
  await note([fleet.company, brandId], 251);
  await signal();
  await both.is('reset');
  await expect.poll(() => one.changes.length).toBe(251);
  expect(both.changes).toEqual([]);
});

it('has all read everything again rather than read more than 20,000 changes', async () => {
  const { shipper, world } = market;
  const feed = new ChangeFeed(world.services);
  const reader = await begun(feed, shipper);
  await note(
    Array.from({ length: 201 }, () => crypto.randomUUID()),
    100,
  );
  await signal();
  expect(await reader.is('reset')).toBe('reset');
});

it('looks again whether readers are admitted when it could not be looked up', async () => {
  const { shipper, world } = market;
  let failures = 0;
  const failOnce = (): void => {
    failures += 1;
    if (failures === 1) throw new Error('The connection is lost.');
  };
  const feed = new ChangeFeed(
    withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('absolute_until')) failOnce();
        return node;
      },
    }),
  );
  const told = await begun(feed, shipper);
  await world.call('/api/v1/logout', { method: 'POST', token: shipper.token });
  await told.ended;
  // The next sign of life, at which everybody is looked up, has not come yet.
  expect([failures, told.names]).toEqual([2, []]);
});

it('begins anew when the last reader left before it had begun', async () => {
  const { shipper, otherShipper, world } = market;
  const feed = new ChangeFeed(world.services);
  const { reader } = await listening(feed, otherShipper);
  const adding = feed.add(reader);
  reader.end();
  await adding;
  await note([shipper.company], 501);
  const told = await begun(feed, shipper);
  const id = await change(shipper);
  await told.hears('request', id);
  expect(told.names).toEqual(['message']);
});

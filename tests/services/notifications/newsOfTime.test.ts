import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { tellAll } from '../../../services/notifications/tellAll.ts';
import { copyOffer } from '../../support/services/copyOffer.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import type { TestMember } from '../../support/services/people.ts';

let market: Awaited<ReturnType<typeof openMarket>>;
beforeEach(async () => {
  market = await openMarket();
});

const hour = 60 * 60_000;
/** Read beside the calls: no session lasts as long as some of these tests. The newest first. */
const kinds = async (who: TestMember): Promise<readonly string[]> => {
  const rows = await amidAllCompanies(market.world.services, (tx) =>
    tx.selectFrom('notification').select('kind').where('user_id', '=', who.id).orderBy('at', 'desc').execute(),
  );
  return rows.map(({ kind }) => kind);
};
const sweep = () => tellAll(market.world.services);
const inHours = (hours: number) => new Date(market.world.clock.now().getTime() + hours * hour).toISOString();
const readAll = (who: TestMember) =>
  amidAllCompanies(market.world.services, (tx) =>
    tx
      .updateTable('notification')
      .set({ read_at: market.world.clock.now() })
      .where('user_id', '=', who.id)
      .where('read_at', 'is', null)
      .execute(),
  );

describe('people are told what the clock did', () => {
  it('of a request that expired, to the second and once, by however many processes', async () => {
    const { shipper, world, opened } = market;
    await opened({ decisionBy: inHours(1) });
    world.advance(hour - 1_000);
    await sweep();
    expect(await kinds(shipper)).toEqual([]);
    world.advance(1_000);
    await Promise.all(Array.from({ length: 8 }, sweep));
    expect(await kinds(shipper)).toEqual(['request_expired']);
    await readAll(shipper);
    await sweep();
    expect(await kinds(shipper)).toEqual(['request_expired']);
  });

  it('of a load that ends, those who watch it, once, like the other endings of a load', async () => {
    const { shipper, fleet, otherFleet, world, opened, offered, call, body } = market;
    const { id, version } = await opened({ decisionBy: inHours(1 / 4) });
    const withdrawn = await opened({ decisionBy: inHours(1 / 4) });
    const hidden = await opened({ decisionBy: inHours(1 / 4) });
    const watch = (of: string, who: TestMember) => call(`/v1/loads/${of}/watch`, who, { method: 'PUT' });
    for (const of of [id, withdrawn.id, hidden.id]) expect((await watch(of, fleet)).status).toBe(200);
    expect((await watch(id, otherFleet)).status).toBe(200);
    await offered(id, otherFleet);
    const asked = { ...body({ audience: { carriers: [otherFleet.company] } }), version: hidden.version };
    expect((await call(`/v1/shipment-requests/${hidden.id}`, shipper, { method: 'PUT', json: asked })).status).toBe(
      200,
    );
    await market.move(withdrawn.id, 'withdraw', { version: withdrawn.version });
    await readAll(fleet);
    const before = (await kinds(fleet)).length;
    world.advance(hour / 4 - 1_000);
    await sweep();
    expect((await kinds(fleet)).length).toBe(before);
    world.advance(1_000);
    await Promise.all(Array.from({ length: 4 }, sweep));
    await sweep();
    expect((await kinds(fleet)).slice(0, (await kinds(fleet)).length - before)).toEqual(['watched_gone']);
    expect((await kinds(otherFleet)).filter((kind) => kind.startsWith('watched'))).toEqual([]);
    await readAll(fleet);
    world.advance(1_000);
    const json = { ...body(), version, publish: true };
    expect((await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json })).status).toBe(200);
    expect((await kinds(fleet))[0]).toBe('watched_back');
  });

  it('of a load that ends, also those who watch it and whose offer ended before', async () => {
    const { fleet, world, opened, offered, call } = market;
    const { id } = await opened({ decisionBy: inHours(4) });
    expect((await call(`/v1/loads/${id}/watch`, fleet, { method: 'PUT' })).status).toBe(200);
    await offered(id, fleet, { validUntil: inHours(1) });
    world.advance(hour);
    await sweep();
    expect(await kinds(fleet)).toEqual(['offer_expired']);
    world.advance(3 * hour);
    await sweep();
    expect(await kinds(fleet)).toEqual(['watched_gone', 'offer_expired']);
  });

  it('of a load that ends, nobody whom the shipper blocks meanwhile', async () => {
    const { shipper, fleet, world, opened, call } = market;
    const { id } = await opened({ decisionBy: inHours(1) });
    expect((await call(`/v1/loads/${id}/watch`, fleet, { method: 'PUT' })).status).toBe(200);
    const json = { blocked: true };
    expect((await call(`/v1/carriers/${fleet.company}`, shipper, { method: 'PUT', json })).status).toBe(200);
    world.advance(hour);
    await sweep();
    expect(await kinds(fleet)).toEqual([]);
  });

  it('that a decision is due, a day and an hour before, if offers wait', async () => {
    const { shipper, world, opened, offered } = market;
    await opened({ decisionBy: inHours(30) });
    const { id } = await opened({ decisionBy: inHours(30) });
    await offered(id, market.fleet, { validUntil: inHours(30) });
    await readAll(shipper);
    world.advance(6 * hour);
    await sweep();
    expect(await kinds(shipper)).toEqual(['decision_soon', 'offer_received']);
    await readAll(shipper);
    await sweep();
    expect(await kinds(shipper)).toHaveLength(2);
    world.advance(23 * hour);
    await sweep();
    expect((await kinds(shipper)).filter((kind) => kind === 'decision_soon')).toHaveLength(2);
  });

  it('of an offer that expired, and of a counter-offer both sides', async () => {
    const { shipper, fleet, otherFleet, world, opened, offered, answer, inOneHour } = market;
    const { id } = await opened();
    await offered(id);
    const other = await offered(id, otherFleet, { validUntil: inHours(5) });
    await answer(id, other.id, 'counter', {
      amount: { amountMinor: 1_000, currency: 'EUR' },
      validUntil: inOneHour(),
    });
    await readAll(shipper);
    world.advance(hour);
    await sweep();
    await sweep();
    expect(await kinds(fleet)).toEqual(['offer_expired']);
    expect((await kinds(otherFleet))[0]).toBe('offer_expired');
    expect((await kinds(shipper)).filter((kind) => kind === 'counter_expired')).toHaveLength(1);
  });

  it('of offers that end with their request, and of nothing more when it is published again', async () => {
    const { shipper, fleet, world, body, opened, offered, call } = market;
    const { id, version } = await opened({ decisionBy: inHours(1 / 4) });
    await offered(id, fleet, { validUntil: inHours(1 / 4) });
    world.advance(hour / 4);
    await sweep();
    expect(await kinds(fleet)).toEqual(['offer_expired']);
    const json = { ...body(), version, publish: true };
    expect((await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json })).status).toBe(200);
    expect(await kinds(fleet)).toEqual(['offer_expired']);
  });

  it('and never of an award as well: of an award and an expiry at once each fleet is told one thing', async () => {
    const { fleet, world, opened, offered, answer } = market;
    for (let round = 0; round < 5; round += 1) {
      const { id } = await opened({ decisionBy: inHours(1 / 4) });
      const offer = await offered(id, fleet, { validUntil: inHours(1 / 4) });
      await readAll(fleet);
      const before = (await kinds(fleet)).length;
      world.advance(hour / 4 - 1_000);
      const accepting = answer(id, offer.id, 'accept', { version: offer.version });
      world.advance(round % 2 === 0 ? 1_000 : 0);
      await Promise.all([accepting, sweep(), sweep(), sweep()]);
      world.advance(2_000);
      await sweep();
      expect((await kinds(fleet)).length - before).toBe(1);
    }
  });

  it('of every one of many offers, those beyond a hundred after the transaction', async () => {
    const { shipper, fleet, world, opened, offered } = market;
    const { id } = await opened();
    const { id: like } = await offered(id);
    await readAll(shipper);
    await amidAllCompanies(world.services, async (tx) => {
      await sql`update offer set status = 'withdrawn' where id = ${like}::uuid`.execute(tx);
      await copyOffer(tx, like, 249);
      await sql`update offer set status = 'rejected', closed_reason = 'not_selected'
        where load_id = ${id}::uuid and status = 'withdrawn'`.execute(tx);
    });
    expect((await kinds(fleet)).filter((kind) => kind === 'not_selected')).toHaveLength(100);
    await Promise.all([sweep(), sweep()]);
    expect((await kinds(fleet)).filter((kind) => kind === 'not_selected')).toHaveLength(250);
  });
});

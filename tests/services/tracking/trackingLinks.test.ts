import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { openTracked } from './openTracked.ts';

const { world, shipper, fleet, otherFleet, strangeShipper, awarded, links, make, made, revoke, follow } =
  await openTracked();
let id: string;

beforeEach(async () => {
  id = await awarded();
});

describe('a tracking link', () => {
  it('is made by the shipper, and told with its address', async () => {
    const { status, body } = await make(id);
    expect([status, body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        createdAt: world.clock.now().toISOString(),
        code: expect.stringMatching(/^[\w-]{22}$/),
        url: expect.stringMatching(new RegExp(`^http.*://office[.].*/track/${body.data.code}$`)),
        opens: 0,
        lastOpenedAt: null,
        expiresAt: null,
        revokedAt: null,
        status: 'live',
      },
    ]);
  });

  it('is made by the carrier too, on its own host, and each party sees its own alone', async () => {
    const [ours, theirs] = [await made(id), await made(id, fleet)];
    expect(new URL(theirs.url).hostname).toMatch(/^fleet[.]/);
    expect((await links(id)).body.data).toEqual([ours]);
    expect((await links(id, fleet)).body.data).toEqual([theirs]);
    expect((await revoke(id, ours.id, fleet)).status).toBe(404);
  });

  it.each([otherFleet, strangeShipper])('is made by nobody else', async (who) => {
    expect([(await make(id, who)).status, (await links(id, who)).status]).toEqual([404, 404]);
  });

  it('is made once, however often it is asked for with the same key, and always told whole', async () => {
    const again = { method: 'POST', headers: { 'Idempotency-Key': randomUUID() } };
    const ask = () =>
      world.call(`/v1/shipment/${id}/tracking-links`, { ...again, token: shipper.token, company: shipper.company });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect((await links(id)).body.data).toHaveLength(1);
  });

  it('has a code that no table holds', async () => {
    const { body } = await world.call(`/v1/shipment/${id}/tracking-links`, {
      method: 'POST',
      headers: { 'Idempotency-Key': randomUUID() },
      token: shipper.token,
      company: shipper.company,
    });
    const { code } = body.data;
    const held = await amidAllCompanies(world.services, async (tx) => {
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables where table_schema = 'public'`.execute(tx);
      const found: string[] = [];
      for (const { name } of rows) {
        // oxlint-disable-next-line no-await-in-loop -- in one transaction
        const { rows: hits } = await sql`
          select from ${sql.table(name)} row where row::text like ${`%${code}%`} limit 1`.execute(tx);
        if (hits.length > 0) found.push(name);
      }
      return found;
    });
    expect([code, held]).toEqual([expect.any(String), []]);
  });

  it('is one of ten at most that are live, however many are made at once', async () => {
    const tries = await Promise.all(Array.from({ length: 30 }, () => make(id)));
    const of = (status: number) => tries.filter((each) => each.status === status);
    expect([of(201).length, of(409).length]).toEqual([10, 20]);
    expect(of(409)[0]?.body.reason).toBe('too_many_links');
    await revoke(id, of(201)[0]?.body.data.id);
    expect((await make(id)).status).toBe(201);
  });

  it('counts each page that opens it, and neither what that page asks again nor a prefetch', async () => {
    const { code } = await made(id);
    await follow(code);
    world.advance(30_000);
    await follow(code, { query: '?again=true' });
    await follow(code, { headers: { 'Sec-Purpose': 'prefetch' } });
    await follow(code, { method: 'HEAD' });
    await follow(code);
    expect((await links(id)).body.data[0]).toMatchObject({
      opens: 2,
      lastOpenedAt: world.clock.now().toISOString(),
    });
  });

  it('is revoked once and for all', async () => {
    const link = await made(id);
    expect((await revoke(id, link.id)).status).toBe(200);
    const first = (await links(id)).body.data[0];
    world.advance(60_000);
    expect((await revoke(id, link.id)).status).toBe(200);
    expect((await links(id)).body.data[0]).toEqual(first);
    expect(first).toMatchObject({ status: 'revoked', revokedAt: expect.any(String) });
    expect((await follow(link.code)).status).toBe(404);
  });
});

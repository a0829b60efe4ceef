import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTracked } from './openTracked.ts';

const { world, awarded, made, revoke, follow, links, make, told, expireLinks } = await openTracked();
const id = await awarded();

const nowhere = { status: 404, text: '{"code":404,"message":"Not found."}' };

const ask = (peer: string) => world.request(`/v1/tracking/${'x'.repeat(22)}`, { peer });

const otherHost = async (): Promise<string> => {
  const brands = await world.services.db
    .selectFrom('company')
    .select(['id', 'domain'])
    .where('kind', '=', 'brand')
    .execute();
  const link = await made(id);
  const own = new URL(link.url).hostname.replace(/^office[.]/, '');
  return `office.${brands.find(({ domain }) => domain !== own)?.domain}`;
};

describe('whoever has a link', () => {
  it('sees the stops by town, and no street, place, person, price or plate', async () => {
    const { code } = await made(id);
    const { status, body, text } = await follow(code);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'not_started', asOf: world.clock.now().toISOString(), position: null });
    expect(Object.keys(body.data).toSorted()).toEqual([
      'asOf',
      'deliveredAt',
      'position',
      'reference',
      'status',
      'stops',
    ]);
    for (const stop of body.data.stops) {
      expect(Object.keys(stop).toSorted()).toEqual([
        'arrivedAt',
        'city',
        'country',
        'departedAt',
        'expected',
        'lat',
        'lng',
        'skipped',
        'timeZone',
        'type',
        'window',
      ]);
      expect([stop.lat * 10, stop.lng * 10].map((tenths) => Math.abs(tenths - Math.round(tenths)) < 1e-9)).toEqual([
        true,
        true,
      ]);
    }
    expect(text).not.toMatch(/"EUR"|110000|phone|contact|address|postcode|name/i);
  });

  it('is answered alike if it is unknown, was revoked, or belongs to another brand', async () => {
    const revoked = await made(id);
    await revoke(id, revoked.id);
    const live = await made(id);
    const host = await otherHost();
    const answers = [
      await follow(randomBytes(16).toString('base64url')),
      await follow('short'),
      await follow(revoked.code),
      await follow(live.code, { host }),
      await follow(live.code, { host: `${host}.` }),
    ];
    expect(answers.map(({ status, text }) => ({ status, text }))).toEqual(answers.map(() => nowhere));
    const own = new URL(live.url).hostname;
    expect((await follow(live.code, { host: own })).status).toBe(200);
  });

  it('waits when its address asks too often, and others do not', async () => {
    let counted = 0;
    let answer = await ask('203.0.113.9');
    while (answer.status === 404 && counted < 400) {
      counted += 1;
      answer = await ask('203.0.113.9');
    }
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '1']);
    expect(counted).toBeGreaterThanOrEqual(120);
    expect((await ask('203.0.113.10')).status).toBe(404);
  });
});

describe('a link to a shipment', () => {
  it('follows what happens to it, and says when it is expected and how that is known', async () => {
    const on = await awarded();
    const { code } = await made(on);
    await told(on, [
      ['dispatched'],
      ['arrived', 0],
      ['departed', 0],
      ['position', undefined, { lat: 48.123456, lng: 6.987654 }],
    ]);
    const { status, stops, position } = (await follow(code)).body.data;
    expect([status, position]).toEqual(['on_the_way', { lat: 48.1, lng: 7, at: expect.any(String) }]);
    expect(stops[0]).toMatchObject({ arrivedAt: expect.any(String), departedAt: expect.any(String), expected: null });
    expect(stops[1]).toMatchObject({
      arrivedAt: null,
      expected: { at: expect.any(String), basis: 'position', late: false },
    });
    await told(on, [['arrived', 1]]);
    expect((await follow(code)).body.data).toMatchObject({ status: 'arrived', stops: [{}, { expected: null }] });
  });

  it('works until 72 hours after the delivery, and is then answered like an unknown one', async () => {
    const on = await awarded();
    const { code, id: linkId } = await made(on);
    await told(on, [['dispatched'], ['arrived', 0], ['departed', 0], ['arrived', 1], ['delivered', 1]]);
    expect((await follow(code)).body.data).toMatchObject({ status: 'delivered', position: null });
    const [link] = (await links(on)).body.data;
    const delivered = new Date((await follow(code)).body.data.deliveredAt).getTime();
    expect(new Date(link.expiresAt).getTime()).toBe(delivered + 72 * 60 * 60_000);
    await expireLinks(on);
    const { status, text } = await follow(code);
    expect({ status, text }).toEqual(nowhere);
    expect((await links(on)).body.data).toMatchObject([{ id: linkId, status: 'expired' }]);
    expect((await make(on)).body).toMatchObject({ code: 409, reason: 'shipment_over' });
  });
});

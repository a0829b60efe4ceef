import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../support/services/people.ts';
import { openTrips } from '../../support/services/openTrips.ts';

const { world, shipper, fleet, call, opened, offered, answer } = await openTrips();

/** So many letters that cannot be compressed. */
const letters = (seed: string, count: number): string =>
  Array.from({ length: Math.ceil(count / 64) }, (_, at) => createHash('sha256').update(`${seed} ${at}`).digest('hex'))
    .join('')
    .slice(0, count);

const day = (ahead: number, hour: string) => `2026-12-${String(ahead).padStart(2, '0')}T${hour}:00:00Z`;

const stop = (seed: string, at: number) => ({
  type: at === 19 ? 'delivery' : 'pickup',
  place: {
    name: letters(`${seed} name ${at}`, 120),
    address: letters(`${seed} address ${at}`, 200),
    postcode: '45127',
    city: letters(`${seed} city ${at}`, 80),
    country: 'DE',
    lat: 51.4,
    lng: 7 + at / 100,
    accuracy: 'town',
    contact: { name: letters(`${seed} contact ${at}`, 100), phone: '+4920112345' },
  },
  window: { from: day(at + 1, '08'), to: day(at + 1, '10'), timeZone: 'Europe/Berlin' },
  note: letters(`${seed} note ${at}`, 500),
});

const line = (seed: string, at: number) => ({
  description: letters(`${seed} goods ${at}`, 200),
  marks: letters(`${seed} marks ${at}`, 200),
  packageCode: 'OH',
  count: 1,
  grossKg: 1,
  pickup: at % 19,
  delivery: 19,
});

/** As much as a request may say. */
const largest = (seed: string) => ({
  stops: Array.from({ length: 20 }, (_, at) => stop(seed, at)),
  cargo: Array.from({ length: 50 }, (_, at) => line(seed, at)),
  notes: letters(`${seed} notes`, 2_000),
});

const requests = 12;
const awards = 3;

beforeAll(async () => {
  for (let at = 0; at < requests; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each with a moment of its own
    const { id } = await opened(largest(`request ${at}`));
    // oxlint-disable-next-line no-await-in-loop
    const offer = await offered(id);
    // oxlint-disable-next-line no-await-in-loop
    if (at < awards) await answer(id, offer.id, 'accept', { version: 1 });
    world.advance(1_000);
  }
});

const lists: readonly (readonly [path: string, who: TestMember, total: number, areMany: boolean])[] = [
  ['/v1/shipment-requests?sort=createdAt', shipper, requests, true],
  ['/v1/shipment-requests?sort=-reference', shipper, requests, true],
  ['/v1/loads?sort=-newest', fleet, requests - awards, true],
  ['/v1/loads?sort=emptyKm&near=51.4,7&radiusKm=500', fleet, requests - awards, true],
  ['/v1/offers?sort=createdAt', fleet, requests, false],
  ['/v1/shipments?sort=risk', fleet, awards, true],
  ['/v1/shipments?sort=-createdAt', shipper, awards, true],
];

/** How many pieces an answer comes in, and the bytes of the largest. */
async function piecesOf(path: string, { token, company }: TestMember) {
  const { body } = await world.request(path, { token, company });
  const sizes: number[] = [];
  for await (const piece of body ?? []) sizes.push(piece.byteLength);
  return { count: sizes.length, largest: Math.max(...sizes) };
}

describe.each(lists)('the largest page of %s', (path, who, total, areMany) => {
  it('has what the small ones have, in their order', async () => {
    const small = await Promise.all([0, 1, 2].map((page) => call(`${path}&size=5&page=${page}`, who)));
    const { status, headers, body } = await call(`${path}&size=1000`, who);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(body).toEqual({
      code: 200,
      data: small.flatMap((each) => each.body.data),
      paging: { page: 0, size: 1_000, total },
    });
    expect(body.data).toHaveLength(total);
  });

  it('is sent in small pieces where its records are large', async () => {
    const { count, largest: most } = await piecesOf(`${path}&size=1000`, who);
    expect(count > 1).toBe(areMany);
    expect(most).toBeLessThan(300_000);
  });

  it('may be empty', async () => {
    const { body } = await call(`${path}&size=1000&page=5`, who);
    expect(body).toEqual({ code: 200, data: [], paging: { page: 5, size: 1_000, total } });
  });
});

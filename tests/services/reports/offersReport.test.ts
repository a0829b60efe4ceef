import { beforeAll, describe, expect, it } from 'vitest';
import { openProofs } from '../../support/services/openProofs.ts';
import { tokenOf } from '../../support/services/people.ts';

const proofs = await openProofs();
const { world, opened, offered, answer, act, move, write, call, assigned, otherFleet } = proofs;

/** All that happens here is in these days. */
const days = 'from=2026-11-01&to=2026-12-31&size=1000';

let people: Pick<typeof proofs, 'shipper' | 'fleet'> = proofs;

const read = async (who = people.fleet, query = '') => {
  const { status, text, body } = await call(`/v1/reports/offers?${days}${query}`, who);
  if (status !== 200) throw new Error(text);
  return body.data;
};

const named = { audience: { market: false, carriers: [proofs.fleet.company], lists: [] } };

beforeAll(async () => {
  const won = await opened();
  await offered(won.id, otherFleet);
  await offered(won.id).then(({ id }) => answer(won.id, id, 'accept', { version: 1 }));
  const given = await assigned();
  await write(given.id, 'cancel', { reason: 'breakdown', version: given.version });
  const turned = await opened();
  await offered(turned.id).then(({ id }) => answer(turned.id, id, 'reject', { version: 1, reason: 'price' }));
  const withdrawn = await opened();
  await offered(withdrawn.id).then(({ id }) => act(id, 'withdraw', { version: 1 }));
  const closed = await opened();
  await offered(closed.id);
  await move(closed.id, 'withdraw', { version: closed.version });
  const declined = await opened(named);
  await call(`/v1/loads/${declined.id}/decline`, people.fleet, { json: { reason: 'no_capacity' } });
  await opened(named);
  const ended = await opened();
  await offered(ended.id);
  people = await proofs.later(2);
  const waits = await opened({}, people.shipper);
  await offered(waits.id, people.fleet);
});

const countsOf = ({ outcomes }: { outcomes: readonly { outcome: string; n: number }[] }) =>
  Object.fromEntries(outcomes.map(({ outcome, n }) => [outcome, n]));

describe('the report on offers', () => {
  it('tells what became of each, and of those that were asked by name', async () => {
    const report = await read();
    expect(countsOf(report)).toEqual({
      awarded: 1,
      given_back: 1,
      turned_down: 1,
      withdrawn: 1,
      request_closed: 1,
      expired: 1,
      open: 1,
      declined: 1,
      asked: 1,
    });
    expect(report.outcomes).toContainEqual({ outcome: 'turned_down', n: 1, isCounted: false });
    expect(report.figures).toMatchObject([
      { code: 'hit_rate', count: 2, n: 3 },
      { code: 'asked_accepted', count: 0, n: 1 },
      { code: 'answered_accepted', count: 0, n: 1 },
      { code: 'fall_off', count: 1, n: 2 },
      { code: 'answer_time', unit: 'minutes', n: 8 },
    ]);
  });

  it('is the same for the shipper, with the offers of others', async () => {
    const { company } = people.fleet;
    const report = await read(people.shipper);
    expect(countsOf(report)).toEqual({ ...countsOf(await read()), not_selected: 1 });
    const own = report.groups.find(({ id }: { id: string }) => id === company);
    expect(own.figures).toEqual((await read()).figures);
  });

  it('leads a fleet to its offers and shipments, and a shipper to its requests', async () => {
    const kindsOf = async (who = people.fleet) =>
      new Set((await read(who)).rows.map(({ record }: { record: { kind: string } }) => record.kind));
    expect(await kindsOf()).toEqual(new Set(['load', 'offer', 'shipment']));
    expect(await kindsOf(people.shipper)).toEqual(new Set(['request', 'shipment']));
  });

  it('does not tell a fleet the reference of a request that it did not win', async () => {
    const { rows } = await read();
    for (const { record, reference, place, lane } of rows) {
      expect(reference === '').toBe(record.kind !== 'shipment');
      expect([place, lane]).toEqual(['Essen → Lyon', 'DE-45:FR-69']);
    }
  });

  it.each(['strangeFleet', 'strangeShipper', 'otherShipper'] as const)('shows %s nothing of it', async (name) => {
    const { company } = proofs[name];
    const token = await tokenOf(world, proofs[name]);
    const { body } = await world.call(`/v1/reports/offers?${days}`, { token, company });
    expect(body.data).toMatchObject({ outcomes: [], groups: [], rows: [] });
  });

  it('has an offer on the day it was made, by the clock at the pickup', async () => {
    const made = new Set((await read()).rows.map(({ at }: { at: string }) => at));
    const on = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(world.clock.now());
    const { rows } = (await call(`/v1/reports/offers?from=${on}&to=${on}&size=1000`, people.fleet)).body.data;
    expect(new Set(rows.map(({ at }: { at: string }) => at))).toEqual(made);
    const none = await call('/v1/reports/offers?from=2026-12-30&to=2026-12-31', people.fleet);
    expect(none.body.data.outcomes).toEqual([]);
  });

  it('takes nobody for asked by name who only keeps sight of a load by an offer', async () => {
    const before = await read();
    const { id } = await opened({}, people.shipper);
    const made = await offered(id, people.fleet);
    const json = {
      ...proofs.body({ audience: { market: false, carriers: [otherFleet.company], lists: [] } }),
      version: 1,
    };
    const narrowed = await call(`/v1/shipment-requests/${id}`, people.shipper, { method: 'PUT', json });
    expect(narrowed.status).toBe(200);
    expect((await act(made.id, 'confirm', { version: 2 }, people.fleet)).status).toBe(200);
    expect((await answer(id, made.id, 'accept', { version: 3 }, people.shipper)).status).toBe(201);
    const after = await read();
    expect(after.figures[0].count).toBe(before.figures[0].count + 1);
    expect(after.figures[1]).toEqual(before.figures[1]);
  });

  it('counts who let the time pass once the request has ended', async () => {
    people = await proofs.later(24 * 30);
    expect(countsOf(await read())).toMatchObject({ no_answer: 1, expired: 2 });
    expect((await read()).figures[1]).toMatchObject({ code: 'asked_accepted', count: 0, n: 2 });
  });

  it('has the same rows as CSV', async () => {
    const token = await tokenOf(world, people.fleet);
    const { company } = people.fleet;
    const file = await world.request(`/v1/reports/offers.csv?from=2026-11-01&to=2026-12-31`, { token, company });
    const [, table = ''] = (await file.text()).split('\r\n\r\n');
    const [heading, ...lines] = table.trimEnd().split('\r\n');
    expect(heading).toBe(
      'Reference,Route,Shipper,Lane,From area,To area,Made or asked,Time zone,Minutes to first answer,Asked by name,Price,Currency,Outcome',
    );
    const { rows } = await read();
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(
      rows.map(({ outcome }: { outcome: string }) => outcome),
    );
  });
});

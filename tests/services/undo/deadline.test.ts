import { expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';

const market = await openMarket();
const { world, shipper, fleet, otherFleet, call, opened, offer, offered, read, act } = market;

type Opened = Awaited<ReturnType<typeof opened>>;

/** Sends an open request again, with other values. */
const change = async (request: Opened, values: object) => {
  const { reference, stops, cargo, required, pricing, audience, decisionBy, notes, version } = request;
  const json = { reference, stops, cargo, required, pricing, audience, decisionBy, notes, version, ...values };
  return (await call(`/v1/shipment-requests/${request.id}`, shipper, { method: 'PUT', json })).body.data;
};
const hours = (text: string, more: number) => new Date(Date.parse(text) + more * 3_600_000).toISOString();
const extend = (request: Opened, by = 4) => change(request, { decisionBy: hours(request.decisionBy, by) });
const undo = (id: string, version: number) => call(`/v1/shipment-requests/${id}/undo`, shipper, { json: { version } });
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof undo>>) => [status, body.reason];
const outdated = async (id: string) => (await call(`/v1/offers/${id}`, fleet)).body.data.outdated;
const aMoment = () => world.advance(1000);

it('a later deadline is taken back, and offers made before count throughout', async () => {
  const request = await opened();
  const { id } = await offered(request.id);
  aMoment();
  const later = await extend(request);
  aMoment();
  const { status, body } = await undo(request.id, later.version);
  expect([status, body.data]).toMatchObject([
    200,
    { decisionBy: request.decisionBy, endsAt: request.endsAt, status: 'open', version: later.version + 1 },
  ]);
  expect(await outdated(id)).toBe(false);
  const load = (await call(`/v1/loads/${request.id}`, fleet)).body.data;
  expect(load.decisionBy).toBe(request.decisionBy);
});

it('of fifty tries to take it back one is done', async () => {
  const request = await opened();
  const { version } = await extend(request);
  const answers = await Promise.all(Array.from({ length: 50 }, () => undo(request.id, version)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
});

it('the later one stays once a fleet has made or changed an offer under it', async () => {
  const request = await opened();
  const { id, version } = await offered(request.id, otherFleet);
  aMoment();
  const later = await extend(request);
  aMoment();
  await offer(request.id);
  expect(reasonOf(await undo(request.id, later.version))).toEqual([409, 'stale']);

  const other = await opened();
  const first = await offered(other.id);
  aMoment();
  const longer = await extend(other);
  aMoment();
  await act(first.id, 'withdraw', { version: first.version });
  expect(reasonOf(await undo(other.id, longer.version))).toEqual([409, 'stale']);
  expect([id, version]).toEqual([expect.any(String), 1]);
});

it.each([
  ['notes', { notes: 'Call first' }],
  ['notes and the deadline', { notes: 'Call first', decisionBy: '2026-11-24T10:00:00Z' }],
])('a change of %s cannot be undone', async (_, values) => {
  const request = await opened();
  const changed = await change(request, values);
  expect(reasonOf(await undo(request.id, changed.version))).toEqual([409, 'undo_over']);
});

it('the later one stays after another change, and once the earlier one is over', async () => {
  const request = await opened();
  const later = await extend(request);
  const noted = await change(later, { notes: 'Call first' });
  expect(reasonOf(await undo(request.id, later.version))).toEqual([409, 'stale']);
  expect(reasonOf(await undo(request.id, noted.version))).toEqual([409, 'stale']);

  const soon = await opened({ decisionBy: new Date(world.clock.now().getTime() + 60_000).toISOString() });
  const { version } = await extend(soon);
  world.advance(61_000);
  expect(reasonOf(await undo(soon.id, version))).toEqual([409, 'undo_over']);
  expect((await read(soon.id)).status).toBe('open');
});

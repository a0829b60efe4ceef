import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addBrandIn } from '../support/services/addBrandIn.ts';
import { callsTo } from '../support/services/callsTo.ts';
import { compiledServices } from '../support/services/compiledServices.ts';
import { enterAt } from '../support/services/enterAt.ts';
import { openYard } from '../support/services/openYard.ts';
import type { TestMember } from '../support/services/people.ts';
import { requestSoon } from '../support/services/requestSoon.ts';
import { ServerProcess } from '../support/services/ServerProcess.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

let folder: string;
beforeAll(async () => {
  folder = await compiledServices();
});

const nextYear = () => new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);

/** A shipment that has a truck, at a process of its own that can be killed. */
async function openTrip() {
  const dataDir = await startedBefore();
  const brand = await addBrandIn(dataDir);
  let server = await ServerProcess.start(folder, { DATA_DIR: dataDir });
  const call = (who: TestMember, path: string, json?: object, headers = {}) =>
    callsTo(server.address).call(path, { ...who, headers, ...(json && { json }) });
  const shipper = await enterAt(server.address, brand, 'office', 'Sundby Foods');
  const fleet = await enterAt(server.address, brand, 'fleet', 'Harbour Haulage');
  const yard = openYard(callsTo(server.address));
  const { request, offer } = requestSoon();
  const { id: load } = (await call(shipper, '/v1/shipment-requests', request)).body.data;
  const { id: offerId } = (await call(fleet, `/v1/loads/${load}/offers`, offer)).body.data;
  const { id } = (await call(shipper, `/v1/shipment-requests/${load}/offers/${offerId}/accept`, { version: 1 })).body
    .data;
  const licence = {
    number: 'L1234',
    country: 'DE',
    categories: ['C', 'CE'],
    issuedOn: '2020-01-01',
    expiresOn: nextYear(),
  };
  const truck = {
    vehicleId: await yard.truckOf(fleet, {}, { until: nextYear() }),
    driverId: await yard.driverOf(fleet, { licence }),
  };
  const assigned = await call(fleet, `/v1/shipment/${id}/assignment`, { ...truck, version: 1 });
  if (assigned.status !== 200) throw new Error(assigned.text);

  return {
    tell: (json: object, headers = {}) => call(fleet, `/v1/shipment/${id}/events`, json, headers),
    shipment: async (who = shipper) => (await call(who, `/v1/shipment/${id}`)).body.data,
    vehicleStatus: async () => (await call(fleet, `/api/v1/vehicle/${truck.vehicleId}`)).body.data.status,
    notices: async (kind: string) =>
      (await call(shipper, '/v1/notifications')).body.data.filter((each: { kind: string }) => each.kind === kind),
    /** Whether the process answers. */
    lives: async () => (await fetch(`${server.address}/livez`)).ok,
    /** Kills the process and starts another on the same data. */
    kill: async (): Promise<void> => {
      await server.end('SIGKILL');
      server = await ServerProcess.start(folder, { DATA_DIR: dataDir });
    },
  };
}

type Trip = Awaited<ReturnType<typeof openTrip>>;

const countOf = (events: readonly { type: string }[], type: string): number =>
  events.filter((event) => event.type === type).length;

/** Tells something of which the answer is lost with the process, and again as an app does that has not heard. */
async function tellTwice({ tell, kill }: Trip, event: object, isAnswered: boolean): Promise<void> {
  const json = { ...event, id: randomUUID(), source: 'app' };
  const headers = { 'Idempotency-Key': randomUUID() };
  const told = tell(json, headers).catch(() => undefined);
  const heard = isAnswered ? (await told)?.status : 201;
  expect(heard).toBe(201);
  await kill();
  await told;
  expect((await tell(json, headers)).status).toBe(201);
  // An app that was started anew has lost the key, but not the event.
  expect((await tell(json)).status).toBe(201);
}

it.each([
  ['once it is recorded and before its answer is heard', true],
  ['while it is under way', false],
] as const)(
  'kill -9 %s: an event that is told again is there once, and the truck where it should be',
  async (_, isAnswered) => {
    const trip = await openTrip();
    await tellTwice(trip, { type: 'dispatched' }, isAnswered);
    expect(countOf((await trip.shipment()).events, 'dispatched')).toBe(1);
    expect(await trip.vehicleStatus()).toBe('in_use');

    for (const [type, stop] of [
      ['arrived', 0],
      ['departed', 0],
      ['arrived', 1],
    ] as const) {
      expect((await trip.tell({ type, stop })).status).toBe(201);
    }
    await tellTwice(trip, { type: 'delivered', stop: 1 }, isAnswered);
    const { status, events } = await trip.shipment();
    expect([status, countOf(events, 'delivered')]).toEqual(['delivered', 1]);
    expect(await trip.vehicleStatus()).toBe('available');
    expect(await trip.notices('shipment_delivered')).toHaveLength(1);
  },
);

/** A queue of an app that was without a network. */
const hundred = (round: number) => [
  ...Array.from({ length: 90 }, (_, at) => ({
    id: randomUUID(),
    type: 'position',
    position: { lat: 51 + at / 1000, lng: 7 + round, accuracyM: 10 },
  })),
  ...Array.from({ length: 10 }, (_, at) => ({ id: randomUUID(), type: 'note', data: { text: `Note ${round}.${at}` } })),
];

it('kill -9 while a hundred events are on their way: all or none are there, and told again each is there once', async () => {
  const trip = await openTrip();
  await trip.tell({ type: 'dispatched' });
  const sent = [];
  // Each time the process has answered one more question before it is killed.
  for (let round = 0; round < 4; round += 1) {
    const events = hundred(round);
    const told = trip.tell({ events }).catch(() => undefined);
    for (let asked = 0; asked < round * 2; asked += 1) expect(await trip.lives()).toBe(true);
    await trip.kill();
    await told;
    const { status, body } = await trip.tell({ events });
    expect(status).toBe(200);
    const codes = new Set(body.data.map(({ code }: { code: number }) => code));
    expect([...codes]).toHaveLength(1);
    expect([200, 201]).toContain([...codes][0]);
    sent.push(...events);
  }
  const { events } = await trip.shipment();
  const notes = events.filter(({ type }: { type: string }) => type === 'note');
  expect(notes.map(({ id }: { id: string }) => id)).toEqual(
    sent.filter(({ type }) => type === 'note').map(({ id }) => id),
  );
  const positions = events.filter(({ type }: { type: string }) => type === 'position');
  const latest = sent.filter(({ type }) => type === 'position').slice(-positions.length);
  expect(positions.map(({ id }: { id: string }) => id)).toEqual(latest.map(({ id }) => id));
  expect(await trip.vehicleStatus()).toBe('in_use');
});

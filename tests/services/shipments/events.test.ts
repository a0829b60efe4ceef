import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventExamples } from '../../../services/shipments/eventExamples.ts';
import { openTrips } from '../../support/services/openTrips.ts';

const trips = await openTrips();
const { world, shipper, fleet, otherFleet, call, assigned, awarded, write, shipment, tell, vehicleStatus } = trips;

const minute = 60_000;
const ago = (minutes: number) => new Date(world.clock.now().getTime() - minutes * minute).toISOString();

/** The way of a shipment with two stops, at these minutes before now. */
const drive = (from = 0) => [
  { id: randomUUID(), type: 'dispatched', at: ago(from) },
  { id: randomUUID(), type: 'arrived', stop: 0, at: ago(from) },
  { id: randomUUID(), type: 'departed', stop: 0, at: ago(from), source: 'app' },
  { id: randomUUID(), type: 'position', at: ago(from), position: { lat: 50.1, lng: 7.2, accuracyM: 12 } },
  { id: randomUUID(), type: 'arrived', stop: 1, at: ago(from) },
  { id: randomUUID(), type: 'delivered', at: ago(from) },
];

describe('an event', () => {
  it('moves the shipment, which both parties see at once', async () => {
    const { id, vehicleId } = await assigned();
    const { status, body } = await tell(id, { type: 'dispatched', source: 'app' });
    expect([status, body.data.status]).toEqual([201, 'dispatched']);
    expect(await vehicleStatus(vehicleId)).toBe('in_use');
    expect(await shipment(id, shipper)).toMatchObject({ status: 'dispatched', version: body.data.version });
    expect((await shipment(id, shipper)).assignment.driver.phone).toMatch(/^\+49/);
  });

  it.each([
    ['the state forbids it', { type: 'delivered' }, 409, 'wrong_status'],
    ['it is for the carrier to say', { type: 'dispatched' }, 409, 'not_allowed', true],
    ['it is not told here', { type: 'assigned' }, 422, 'type'],
    ['it lies ahead', { type: 'dispatched', at: '2030-01-01T00:00:00Z' }, 422, 'at'],
    ['it was before what it follows', { type: 'dispatched', at: '2026-01-01T00:00:00Z' }, 422, 'at'],
    ['it lacks a reason', { type: 'delay', data: { minutes: 10 } }, 422, 'data.reason'],
    [
      'its position is what a device sends that has none',
      { type: 'position', position: { lat: 0, lng: 0 } },
      422,
      'position.lat',
    ],
    ['it has an unknown field', { type: 'dispatched', odometer: 7 }, 422, 'odometer'],
    ['it is nothing', {}, 422, ''],
  ])('is refused when %s', async (_, event, status, why, isShipper = false) => {
    const { id } = await assigned();
    const answer = await tell(id, event, isShipper ? shipper : undefined);
    expect([answer.status, answer.body.reason ?? answer.body.errors?.[0]?.field]).toEqual([status, why]);
    expect((await shipment(id)).events).toHaveLength(2);
  });

  it('is only taken from the parties', async () => {
    const { id } = await assigned();
    expect((await tell(id, { type: 'dispatched' }, otherFleet)).status).toBe(404);
  });

  it('counts once, however often and from however many sides it comes', async () => {
    const { id } = await assigned();
    const event = { id: randomUUID(), type: 'dispatched' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(id, event)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect((await shipment(id)).events.filter(({ type }: { type: string }) => type === 'dispatched')).toHaveLength(1);
    const other = await tell(id, { ...event, type: 'note', data: { text: 'Gate 4' } });
    expect(other.body.errors?.[0]).toMatchObject({ field: 'id', code: 'repeated' });
  });

  it('that was internal is told to nobody else, nor the other side by its list', async () => {
    const { id } = await assigned();
    await tell(id, { type: 'note', data: { text: 'Driver is new', visibility: 'internal' } });
    await tell(id, { type: 'note', data: { text: 'Gate 4' } }, shipper);
    const texts = async (who?: typeof shipper) =>
      (await shipment(id, who)).events.flatMap(({ data }: { data: { text?: string } }) => data.text ?? []);
    expect(await texts()).toEqual(['Driver is new', 'Gate 4']);
    expect(await texts(shipper)).toEqual(['Gate 4']);
    expect((await call(`/v1/shipments`, shipper)).text).not.toContain('Driver is new');
  });

  it('of another kind cannot be kept from the other party', async () => {
    const { id } = await assigned();
    const hidden = { type: 'dispatched', data: { visibility: 'internal' } };
    await tell(id, hidden);
    await tell(id, { type: 'note', data: { text: 'Gate 4' } }, shipper);
    expect([(await shipment(id)).status, (await shipment(id, shipper)).status]).toEqual(['dispatched', 'dispatched']);
  });

  it('cannot take the id of a note that only the other party sees', async () => {
    const { id } = await assigned();
    const note = { id: randomUUID(), type: 'note', data: { text: 'Driver is new', visibility: 'internal' } };
    await tell(id, note);
    const { status, body } = await tell(id, { ...note, data: { text: 'Gate 4' } }, shipper);
    expect([status, body.errors]).toMatchObject([422, [{ field: 'id', code: 'repeated' }]]);
  });

  it('told by a clock that is ahead does not stop the desk', async () => {
    const { id } = await assigned();
    await tell(id, { type: 'dispatched', at: ago(-4) });
    const { version } = await shipment(id);
    const freed = await call(`/v1/shipment/${id}/assignment?version=${version}`, fleet, { method: 'DELETE' });
    expect(freed.status).toBe(200);
  });

  it('may be corrected in time by who told it, and by nobody else', async () => {
    const { id } = await assigned();
    const of = randomUUID();
    await tell(id, { id: of, type: 'dispatched' });
    world.advance(10 * minute);
    const correction = { type: 'correction', data: { of, at: ago(5) } };
    expect((await tell(id, correction, shipper)).status).toBe(409);
    expect((await tell(id, correction)).status).toBe(201);
    const late = await tell(id, { type: 'correction', data: { of, at: ago(-60) } });
    expect(late.status).toBe(422);
  });
});

const report = (reservations: unknown) => ({ type: 'exception', stop: 0, data: { kind: 'damage', reservations } });

describe('reservations', () => {
  it('come back as they were told, to both parties', async () => {
    const { id } = await assigned();
    const reservations = [
      { code: 'packages_missing', count: 2 },
      { code: 'temperature_at_loading', celsius: 7.5 },
    ];
    await tell(id, { events: drive().slice(0, 2) });
    expect((await tell(id, report(reservations))).status).toBe(201);
    for (const side of [fleet, shipper])
      // oxlint-disable-next-line no-await-in-loop -- one side after the other
      expect((await shipment(id, side)).events.at(-1).data).toEqual({ kind: 'damage', reservations });
  });

  it.each([
    ['an unknown code', [{ code: 'haunted' }], '0.code', 'not_a_choice'],
    ['the same code twice', [{ code: 'packages_wet' }, { code: 'packages_wet' }], '1.code', 'repeated'],
    ['no count of missing packages', [{ code: 'packages_missing' }], '0.count', 'required'],
    ['no package missing', [{ code: 'packages_missing', count: 0 }], '0.count', 'out_of_range'],
    ['half a package', [{ code: 'packages_missing', count: 0.5 }], '0.count', 'not_whole'],
    ['a count of something else', [{ code: 'packages_wet', count: 2 }], '0.count', 'unknown_field'],
    ['no temperature', [{ code: 'temperature_at_loading' }], '0.celsius', 'required'],
    [
      'more degrees than a body holds',
      [{ code: 'temperature_at_loading', celsius: 60.1 }],
      '0.celsius',
      'out_of_range',
    ],
    ['hundredths of a degree', [{ code: 'temperature_at_loading', celsius: 7.25 }], '0.celsius', 'too_precise'],
    ['a field of its own', [{ code: 'packages_wet', note: 'x' }], '0.note', 'unknown_field'],
  ])('with %s are refused where they are wrong', async (_, reservations, field, code) => {
    const { id } = await assigned();
    const { status, body } = await tell(id, report(reservations));
    expect([status, body.errors]).toMatchObject([422, [{ field: `data.reservations.${field}`, code }]]);
  });

  it('are at most as many as there are codes', async () => {
    const { id } = await assigned();
    const { status, body } = await tell(id, report(Array.from({ length: 16 }, () => ({ code: 'packages_wet' }))));
    expect([status, body.errors]).toMatchObject([422, [{ field: 'data.reservations', code: 'too_many' }]]);
  });

  it('are not for the shipper to make', async () => {
    const { id } = await assigned();
    const { status, body } = await tell(id, report([{ code: 'packages_wet' }]), shipper);
    expect([status, body.reason]).toEqual([409, 'not_allowed']);
  });
});

it('the examples of the document are taken', async () => {
  const [step, waited, reserved] = eventExamples;
  const { id } = await assigned();
  await tell(id, { events: drive().slice(0, 2) });
  expect((await tell(id, { ...reserved, at: ago(0) })).status).toBe(201);
  await tell(id, { events: drive().slice(2, 3) });
  const batch = await tell(id, {
    events: waited?.events?.map((event) => ({ ...event, at: ago(0) })),
  });
  expect(batch.body.data.map(({ code }: { code: number }) => code)).toEqual([201, 201]);
  expect((await tell(id, { ...step, at: ago(0) })).body.data.status).toBe('at_delivery');
});

describe('a batch of events', () => {
  it('is taken in order, each answered for itself, and sent again changes nothing', async () => {
    const { id, vehicleId } = await assigned();
    const events = drive();
    const bad = { id: randomUUID(), type: 'teleported' };
    const sent = { events: [...events.slice(0, 2), bad, null, ...events.slice(2)] };
    const { status, body } = await tell(id, sent);
    expect(status).toBe(200);
    expect(body.data.map(({ code }: { code: number }) => code)).toEqual([201, 201, 422, 422, 201, 201, 201, 201]);
    expect(body.data[2].errors[0]).toMatchObject({ field: 'type', code: 'not_a_choice' });
    const after = await shipment(id);
    expect(after).toMatchObject({ status: 'delivered', flags: ['pod_missing'], nextStop: null });
    expect(await vehicleStatus(vehicleId)).toBe('available');
    const again = await tell(id, { events });
    expect(again.body.data.map(({ code }: { code: number }) => code)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await shipment(id)).toEqual(after);
  });

  it('ends where it would have ended, when it is sent twice at once', async () => {
    const { id } = await assigned();
    const events = drive();
    const [one, other] = await Promise.all([tell(id, { events }), tell(id, { events })]);
    const codes = [one, other].map(({ body }) => body.data.map(({ code }: { code: number }) => code).join(' '));
    expect(new Set(codes)).toEqual(new Set(['200 200 200 200 200 200', '201 201 201 201 201 201']));
    expect((await shipment(id)).events).toHaveLength(8);
  });

  it('of none, or of more than a hundred, is refused as a whole', async () => {
    const { id } = await assigned();
    const note = { type: 'note', data: { text: 'x' } };
    expect((await tell(id, { events: [] })).status).toBe(422);
    expect((await tell(id, { events: Array.from({ length: 101 }, () => note) })).status).toBe(422);
    expect((await tell(id, { events: Array.from({ length: 100 }, () => note) })).status).toBe(200);
    expect((await tell(id, { type: 'dispatched', events: [note] })).status).toBe(422);
  });

  it('of one party leaves room for what the other tells, and for the truck to go on', async () => {
    const { id } = await assigned();
    const events = Array.from({ length: 100 }, () => ({ type: 'note', data: { text: 'x' } }));
    await tell(id, { events }, shipper);
    await tell(id, { events }, shipper);
    const { body } = await tell(id, { events: [...events.slice(2), { type: 'hold' }] }, shipper);
    expect(new Set(body.data.map(({ code }: { code: number }) => code))).toEqual(new Set([201]));
    const full = await tell(id, { events: events.slice(0, 2) }, shipper);
    expect(full.body.data.map(({ reason }: { reason: string }) => reason)).toEqual([
      'too_many_events',
      'too_many_events',
    ]);
    expect((await tell(id, { type: 'note', data: { text: 'x' } })).status).toBe(201);
    expect((await tell(id, { type: 'dispatched' })).status).toBe(201);
  });
});

it('a truck that is on the road is not sent off with another shipment', async () => {
  const first = await assigned();
  const later = await awarded({
    'stops.0.window.from': '2026-11-28T08:00:00+01:00',
    'stops.0.window.to': '2026-11-28T12:00:00+01:00',
    'stops.1.window.from': '2026-11-29T08:00:00+01:00',
    'stops.1.window.to': '2026-11-29T12:00:00+01:00',
  });
  const { vehicleId, driverId } = first;
  expect((await write(later.id, 'assignment', { vehicleId, driverId, version: 1 })).status).toBe(200);
  await tell(first.id, { type: 'dispatched' });
  const message = `Ilse is still on the road with ${(await shipment(first.id)).reference}.`;
  const refused = await tell(later.id, { type: 'dispatched' });
  expect(refused.body).toMatchObject({ code: 409, reason: 'on_the_road', message });
  await tell(first.id, { events: drive().slice(1) });
  expect(await vehicleStatus(vehicleId)).toBe('assigned');
  expect((await tell(later.id, { type: 'dispatched' })).status).toBe(201);
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { mailNotices } from '../../../services/notifications/mailNotices.ts';
import { tellAll } from '../../../services/notifications/tellAll.ts';
import { rightRequest } from '../../support/contract/requests.ts';
import { openProofs, proof } from '../../support/services/openProofs.ts';
import type { TestMember } from '../../support/services/people.ts';
import { withoutIds } from '../../support/services/withoutIds.ts';

let trips: Awaited<ReturnType<typeof openProofs>>;
beforeAll(async () => {
  trips = await openProofs();
});
beforeEach(async () => {
  await amidAllCompanies(trips.world.services, async (tx) => {
    await tx.deleteFrom('notification').execute();
    await tx.deleteFrom('notice_mail').execute();
  });
});

const forget = () => amidAllCompanies(trips.world.services, (tx) => tx.deleteFrom('notification').execute());

/** Read beside the calls, the oldest first. */
const kinds = (who: TestMember) =>
  amidAllCompanies(trips.world.services, async (tx) => {
    const rows = await tx
      .selectFrom('notification')
      .select(['kind', 'shipment_id'])
      .where('user_id', '=', who.id)
      .where('shipment_id', 'is not', null)
      .orderBy('at')
      .orderBy('kind')
      .execute();
    return rows.map(({ kind }) => kind);
  });

const late = async (who: TestMember) => (await kinds(who)).filter((kind) => kind === 'shipment_late');

describe('the other party of a shipment is told', () => {
  it('who carries it, what happened on the way, and nothing of positions and notes', async () => {
    const { assigned, tell, shipper, fleet } = trips;
    const { id } = await assigned();
    expect(await kinds(shipper)).toEqual(['truck_assigned']);
    await tell(id, {
      events: [
        { type: 'dispatched' },
        { type: 'note', data: { text: 'Gate 4' } },
        { type: 'position', position: { lat: 50, lng: 7 } },
        { type: 'delay', data: { minutes: 30, reason: 'traffic' } },
      ],
    });
    await tell(id, { type: 'exception', data: { kind: 'goods_not_ready' } }, fleet);
    expect(new Set(await kinds(shipper))).toEqual(new Set(['truck_assigned', 'shipment_delayed', 'shipment_problem']));
    await tell(id, { type: 'hold' }, shipper);
    expect(await kinds(fleet)).toEqual(['shipment_held']);
  });

  it('that it was delivered and proven, and the carrier what became of the proof', async () => {
    const { delivered, proven, reject, verify, keep, shipper, fleet } = trips;
    const { id } = await delivered();
    await forget();
    const { version } = await proven(id);
    expect(await kinds(shipper)).toEqual(['pod_to_verify']);
    await reject(id, version);
    expect(await kinds(fleet)).toEqual(['pod_rejected']);
    const { body } = await keep(id, proof());
    await verify(id, body.data.version);
    expect((await kinds(fleet)).toSorted()).toEqual(['pod_rejected', 'shipment_completed']);
    expect(await kinds(shipper)).toEqual(['pod_to_verify']);
  });

  it('that the carrier skips a stop', async () => {
    const { assigned, tell, shipper, fleet } = trips;
    const [, last] = rightRequest.stops;
    const window = { ...last?.window, from: '2026-11-27T08:00:00+01:00', to: '2026-11-27T18:00:00+01:00' };
    const { id } = await assigned({ 'stops.2': { ...last, window } });
    await tell(id, { events: [{ type: 'dispatched' }, { type: 'arrived', stop: 0 }, { type: 'departed', stop: 0 }] });
    await forget();
    const { status } = await tell(id, { type: 'stop_skipped', stop: 2, data: { reason: 'Closed' } });
    expect(status).toBe(201);
    expect([await kinds(shipper), await kinds(fleet)]).toEqual([['stop_skipped'], []]);
  });

  it('that another truck comes', async () => {
    const { assigned, crew, write, shipper } = trips;
    const { id, version } = await assigned();
    await forget();
    await write(id, 'assignment', { ...(await crew()), version });
    expect(await kinds(shipper)).toEqual(['truck_changed']);
  });

  it('that another truck comes in place of one that was taken off, and not when only the driver or the trailer changes', async () => {
    const { assigned, crew, write, call, fleet, shipper } = trips;
    const { id, version, vehicleId, driverId } = await assigned();
    await forget();
    const other = await crew();
    const { body } = await write(id, 'assignment', { vehicleId, driverId: other.driverId, version });
    expect(await kinds(shipper)).toEqual(['truck_assigned']);
    await call(`/v1/shipment/${id}/assignment?version=${body.data.version}`, fleet, { method: 'DELETE' });
    await forget();
    const again = await write(id, 'assignment', { vehicleId, driverId, version: body.data.version + 1 });
    expect(await kinds(shipper)).toEqual(['truck_assigned']);
    const off = `/v1/shipment/${id}/assignment?version=${again.body.data.version}`;
    await call(off, fleet, { method: 'DELETE' });
    await forget();
    await write(id, 'assignment', { ...other, version: again.body.data.version + 1 });
    expect(await kinds(shipper)).toEqual(['truck_changed']);
  });

  it('that the shipper canceled; that the carrier gave it back is told once, of the request', async () => {
    const { assigned, write, shipper, fleet, call } = trips;
    const [one, other] = [await assigned(), await assigned()];
    await forget();
    await write(one.id, 'cancel', { version: one.version, reason: 'order_changed' }, shipper);
    expect(await kinds(fleet)).toEqual(['shipment_cancelled']);
    await write(other.id, 'cancel', { version: other.version, reason: 'breakdown' });
    const told = (await call('/v1/notifications', shipper)).body.data;
    expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(['carrier_fell_off']);
    const offers = (await call('/v1/notifications', fleet)).body.data;
    expect(offers.map(({ kind }: { kind: string }) => kind)).toEqual(['shipment_cancelled']);
  });
});

it('news of a shipment names it by its reference, for either party', async () => {
  const { delivered, proven, reject, call, shipper, fleet } = trips;
  const { id, reference } = await delivered();
  await forget();
  const { version } = await proven(id);
  await reject(id, version);
  for (const [who, kind] of [
    [shipper, 'pod_to_verify'],
    [fleet, 'pod_rejected'],
  ] as const) {
    const { data } = (await call('/v1/notifications', who)).body;
    expect(data).toContainEqual(expect.objectContaining({ kind, shipmentId: id, reference }));
  }
});

it('mails about a shipment lead to it, without price, name or person', async () => {
  const { delivered, proven, shipper, world } = trips;
  const { id, reference } = await delivered();
  await proven(id);
  world.advance(1_000);
  await mailNotices(world.services);
  const mails = await world.services.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('to_address', '=', shipper.email)
    .where('subject', 'like', 'Proof%')
    .execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^Proof of delivery to verify: Essen – /);
  expect(mails[0]?.subject.endsWith(` (${reference})`)).toBe(true);
  expect(mails[0]?.text).toContain(`/ui/shipments/${id}\n`);
  expect(withoutIds(`${mails[0]?.subject} ${mails[0]?.text}`)).not.toMatch(/EUR|Harbour|Ilse|Jana|\b1.?180\b/);
});

it('that a shipment is late is told to both, once for each stop, by however many processes', async () => {
  const { assigned, shipment, shipper, fleet, world } = trips;
  const { id } = await assigned();
  await forget();
  const { lateFrom } = await shipment(id);
  await trips.later((Date.parse(lateFrom) - world.clock.now().getTime()) / 3_600_000);
  await Promise.all([tellAll(world.services), tellAll(world.services)]);
  await tellAll(world.services);
  const mine = await amidAllCompanies(world.services, (tx) =>
    tx.selectFrom('notification').select('user_id').where('shipment_id', '=', id).execute(),
  );
  expect(mine).toHaveLength(2);
  expect(await late(shipper)).not.toEqual([]);
  expect(await late(fleet)).not.toEqual([]);
});

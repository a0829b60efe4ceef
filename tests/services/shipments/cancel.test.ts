import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { openTrips } from '../../support/services/openTrips.ts';

const trips = await openTrips();
const { world, call, shipper, fleet, otherFleet, answer, assigned, awarded, crew, opened, offered } = trips;
const { read, received, shipment, tell, write, vehicleStatus } = trips;

const cancel = (id: string, version: number, reason: string, who = fleet) =>
  write(id, 'cancel', { version, reason }, who);

describe('a carrier that falls off', () => {
  it('opens the request again, with time to decide, and gives the truck back', async () => {
    const { id, version, requestId, vehicleId } = await assigned();
    const before = await read(requestId);
    const { status, body } = await cancel(id, version, 'breakdown');
    expect([status, body.data.status, body.data.cancelReason]).toEqual([200, 'cancelled', 'breakdown']);
    expect(await vehicleStatus(vehicleId)).toBe('available');
    const after = await read(requestId);
    expect(after).toMatchObject({
      status: 'open',
      recovering: true,
      shipmentId: null,
      awardedOffer: null,
      decisionBy: before.decisionBy,
      offers: { live: 0 },
    });
    expect((await trips.call(`/v1/loads/${requestId}`, otherFleet)).status).toBe(200);
    expect((await shipment(id, shipper)).events.at(-1)).toMatchObject({ type: 'cancelled', side: 'carrier' });
  });

  it('leaves the offers that stand by, which can be accepted at once, and no others', async () => {
    const { id: requestId } = await opened();
    const { id: won } = await offered(requestId);
    await offered(requestId, otherFleet, { standBy: true });
    const { body } = await answer(requestId, won, 'accept', { version: 1 });
    await cancel(body.data.id, 1, 'driver_ill');
    const offers = await received(requestId);
    const live = offers.filter(({ status }: { status: string }) => status === 'submitted');
    expect(live).toMatchObject([{ company: { name: 'Nordic Lines' }, standBy: true }]);
    const again = await answer(requestId, live[0].id, 'accept', { version: live[0].version });
    expect([again.status, again.body.data.carrier.name]).toEqual([201, 'Nordic Lines']);
    expect((await read(requestId)).recovering).toBe(false);
  });

  it('leaves no offer to accept once the first window has ended', async () => {
    const { id: requestId } = await opened();
    const { id: standBy } = await offered(requestId, otherFleet, { standBy: true, validUntil: '2026-12-24T12:00:00Z' });
    const { id: offerId } = await offered(requestId);
    const { body } = await answer(requestId, offerId, 'accept', { version: 1 });
    await amidAllCompanies(world.services, (tx) =>
      sql`update shipment_request set content = jsonb_set(content, '{stops,0,window,to}', '"2026-11-20T10:00:00Z"')
        where id = ${requestId}`.execute(tx),
    );
    await write(body.data.id, 'cancel', { version: 1, reason: 'breakdown' });
    expect((await call(`/v1/offers/${standBy}`, otherFleet)).body.data).toMatchObject({
      status: 'rejected',
      closedReason: 'not_selected',
    });
  });

  it('can offer again itself', async () => {
    const { id, version, requestId } = await assigned();
    await cancel(id, version, 'papers');
    const { id: offerId } = await offered(requestId);
    expect((await answer(requestId, offerId, 'accept', { version: 1 })).status).toBe(201);
  });

  it.each([
    ['not_ready', 422],
    ['not_assigned', 422],
    ['nonsense', 422],
    ['other', 200],
  ])('gives its own reason: %s is answered with %i', async (reason, status) => {
    const { id, version } = await assigned();
    expect((await cancel(id, version, reason)).status).toBe(status);
  });

  it('cannot once the truck has arrived', async () => {
    const { id } = await assigned();
    await tell(id, { events: [{ type: 'dispatched' }, { type: 'arrived', stop: 0 }] });
    const { version } = await shipment(id);
    expect((await cancel(id, version, 'breakdown')).body).toMatchObject({ code: 409, reason: 'wrong_status' });
    expect((await cancel(id, version, 'not_ready', shipper)).status).toBe(200);
  });
});

describe('a shipper that cancels', () => {
  it('ends the request too, and frees the truck of the carrier', async () => {
    const { id, version, requestId, vehicleId } = await assigned();
    const { status } = await cancel(id, version, 'order_changed', shipper);
    expect(status).toBe(200);
    expect(await read(requestId)).toMatchObject({ status: 'cancelled', cancelReason: 'order_changed' });
    expect(await vehicleStatus(vehicleId)).toBe('available');
    expect((await shipment(id)).status).toBe('cancelled');
  });

  it('may say that nobody was assigned only once it is so, and has the request open again then', async () => {
    const { id, requestId } = await awarded();
    expect((await cancel(id, 1, 'not_assigned', shipper)).body.errors?.[0]).toMatchObject({
      field: 'reason',
      code: 'reason_untrue',
    });
    expect((await read(requestId)).status).toBe('awarded');
  });
});

describe('at the same time', () => {
  it('one of cancelling, assigning and sending off comes first, and the others see what it did', async () => {
    const { id, version, requestId, vehicleId } = await assigned();
    const other = await crew();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        if (at % 4 === 0) return cancel(id, version, 'breakdown');
        if (at % 4 === 1) return cancel(id, version, 'not_ready', shipper);
        if (at % 4 === 2) return write(id, 'assignment', { ...other, version });
        return tell(id, { type: 'dispatched' });
      }),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([]);
    const { status, assignment } = await shipment(id);
    const request = await read(requestId);
    const cancelled = answers.filter(({ body }) => body.data?.status === 'cancelled');
    expect(cancelled.length).toBeLessThanOrEqual(1);
    expect(status === 'cancelled').toBe(cancelled.length === 1);
    expect(request.status === 'awarded').toBe(status !== 'cancelled');
    const busy = [vehicleId, other.vehicleId].map(async (each) => [each, await vehicleStatus(each)] as const);
    const states = new Map(await Promise.all(busy));
    const held = status === 'cancelled' ? undefined : assignment.vehicle.id;
    for (const [each, state] of states) expect(state === 'available').toBe(each !== held);
  });
});

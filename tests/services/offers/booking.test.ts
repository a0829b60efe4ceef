import { beforeAll, describe, expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';
import { openYard } from '../../support/services/openYard.ts';
import { addMember } from '../../support/services/people.ts';

const market = await openMarket();
const { world, fleet, otherFleet, call, opened, move, read, offered } = market;

const { rigid, truckOf, driverOf } = openYard(world);

const book = (id: string, json: object, who = fleet) => call(`/v1/loads/${id}/book`, who, { json });
const openedAt = (price = 118_000, values = {}) =>
  opened({ 'pricing.model': 'fixed', 'pricing.target.amountMinor': price, ...values });

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

let combination: { vehicleId: string; driverId: string };
beforeAll(async () => {
  combination = { vehicleId: await truckOf(fleet), driverId: await driverOf(fleet) };
});

describe('a booking', () => {
  it('that does not fit is refused with one error for each reason', async () => {
    const { id } = await openedAt(118_000, { 'required.bodyTypes': ['reefer'], 'cargo.0.count': 27 });
    const { driverId } = combination;
    const { status, body } = await book(id, { vehicleId: await truckOf(fleet, {}, { hasPapers: false }), driverId });
    expect(status).toBe(422);
    expect(body.errors?.map(({ field, code }) => [field, code])).toEqual([
      ['pallets', 'not_eligible'],
      ['body_type', 'not_eligible'],
      ['paper_missing', 'not_eligible'],
      ['paper_missing', 'not_eligible'],
      ['paper_missing', 'not_eligible'],
    ]);
    expect(body.errors?.[0]?.message).toBe('The vehicle does not have enough pallet positions.');
    expect((await read(id)).status).toBe('open');
  });

  it('needs a fixed price, and vehicles of the fleet', async () => {
    const bid = await opened();
    expect((await book(bid.id, combination)).body).toMatchObject({ code: 409, reason: 'not_fixed' });
    const { id } = await openedAt();
    const foreign = { ...combination, vehicleId: await truckOf(otherFleet) };
    const refused = await book(id, foreign);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'vehicleId']);
  });

  it('is awarded at once, with vehicle and driver assigned', async () => {
    const { id } = await openedAt(99_000);
    const { status, body } = await book(id, combination);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...combination,
      status: 'assigned',
      price: { amountMinor: 99_000, currency: 'EUR' },
      carrier: { name: 'Harbour Haulage' },
    });
    expect((await read(id)).status).toBe('awarded');
    const record = await call(`/v1/shipment/${body.data.id}`, fleet);
    expect(record.body.data.verdict).toEqual({ fits: true, reasons: [] });
    const { body: vehicle } = await call(`/api/v1/vehicle/${combination.vehicleId}`, fleet);
    expect(vehicle.data.status).toBe('assigned');
    const again = await book(id, combination, fleet);
    expect(again.status).toBe(409);
  });

  it('at a price that the shipper changed since it was shown is refused', async () => {
    const { id } = await openedAt(96_000);
    const truck = { vehicleId: await truckOf(fleet), driverId: await driverOf(fleet) };
    const refused = [
      await book(id, { ...truck, amount: euro(97_000) }),
      await book(id, { ...truck, amount: { amountMinor: 96_000, currency: 'PLN' } }),
    ];
    expect(refused.map(({ status, body: { reason } }) => [status, reason])).toEqual([
      [409, 'stale'],
      [409, 'stale'],
    ]);
    const booked = await book(id, { ...truck, amount: euro(96_000) });
    expect([booked.status, booked.body.data.price]).toEqual([201, euro(96_000)]);
  });

  it('is found among the offers by what the fleet sees of the load, and says its CO2e to the shipper', async () => {
    const { id } = await openedAt(97_000, { 'stops.0.place.city': 'Quedlinburg' });
    const truck = { vehicleId: await truckOf(fleet), driverId: await driverOf(fleet) };
    expect((await book(id, truck)).status).toBe(201);
    const found = await call('/v1/offers?q=quedlinburg', fleet);
    expect(found.body.data).toMatchObject([{ loadId: id, status: 'accepted' }]);
    const [booked] = await market.received(id);
    expect(booked.co2e).toMatchObject({ wtwGrams: expect.any(Number) });
  });

  it('never gives a vehicle two loads at the same time, among 50 tries', async () => {
    const truck = { vehicleId: await truckOf(fleet), driverId: await driverOf(fleet) };
    const loads = await Promise.all(Array.from({ length: 5 }, () => openedAt()));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => book(loads[at % 5]?.id, truck)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    const overlaps = answers.filter(({ body }) => body.errors?.some(({ field }) => field === 'overlap'));
    expect(overlaps.length).toBeGreaterThan(0);
  });

  it('is won by one of two fleets, or lost to a withdrawal', async () => {
    const [{ id }, mine, theirs] = [
      await openedAt(),
      { vehicleId: await truckOf(fleet), driverId: await driverOf(fleet) },
      { vehicleId: await truckOf(otherFleet), driverId: await driverOf(otherFleet) },
    ];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        if (at % 3 === 0) return move(id, 'withdraw', { version: 1 });
        return at % 3 === 1 ? book(id, mine) : book(id, theirs, otherFleet);
      }),
    );
    expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1);
    expect(answers.every(({ status, body }) => status < 300 || (status === 409 && body.message !== undefined))).toBe(
      true,
    );
  });
});

it('an offer with a vehicle carries the verdict, without plate or name, to both sides', async () => {
  const { id } = await opened({ 'required.bodyTypes': ['reefer'] });
  const truck = { vehicleId: await truckOf(fleet), driverId: await driverOf(fleet) };
  const made = await offered(id, fleet, truck);
  const verdict = {
    fits: false,
    reasons: [{ code: 'body_type', severity: 'block', has: ['box'], needs: ['reefer'] }],
  };
  expect(made.verdict).toEqual(verdict);
  const [seen] = await market.received(id);
  expect(seen.verdict).toEqual(verdict);
  expect(JSON.stringify(seen)).not.toContain(truck.vehicleId);
});

it('a truck has the equipment that is asked for, or the verdict says what it lacks', async () => {
  const { id } = await opened({ 'required.equipment': ['tail_lift', 'straps'] });
  const bare = await truckOf(fleet);
  const made = await offered(id, fleet, { vehicleId: bare });
  const lacks = { code: 'equipment', severity: 'block', has: [], needs: ['tail_lift', 'straps'] };
  expect(made.verdict).toEqual({ fits: false, reasons: [lacks] });
  const { data: truck } = (await call(`/api/v1/vehicle/${bare}`, fleet)).body;
  const json = { ...rigid, fleetNo: truck.fleetNo, plate: truck.plate, equipment: ['tail_lift', 'straps', 'gps'] };
  await call(`/api/v1/vehicle/${bare}`, fleet, { method: 'PUT', json: { ...json, version: truck.version } });
  const confirmed = await market.act(made.id, 'confirm', { version: made.version }, fleet);
  expect(confirmed.body.data.verdict).toEqual({ fits: true, reasons: [] });
});

it('a viewer reads loads and offers, and changes nothing', async () => {
  const { id } = await opened();
  const { id: offerId } = await offered(id);
  const viewer = await addMember(world, { role: 'viewer', company: fleet.company });
  expect((await call(`/v1/offers/${offerId}`, viewer)).status).toBe(200);
  expect((await market.offer(id, viewer)).status).toBe(409);
  expect((await market.act(offerId, 'withdraw', { version: 1 }, viewer)).status).toBe(409);
});

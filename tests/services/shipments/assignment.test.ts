import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { shipmentEnds } from '../../../services/migrations/shipmentEnds.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openTrips } from '../../support/services/openTrips.ts';
import { addMember } from '../../support/services/people.ts';

const trips = await openTrips({ gazetteer: gazetteerWith([{ name: 'Hamburg', lat: 53.55, lng: 9.99 }]) });
const { world, shipper, fleet, otherFleet, call, crew, awarded, assigned, shipment, write, tell } = trips;
const { truckOf, driverOf, vehicleStatus } = trips;

let plates = 0;

const assign = async (id: string) => (await write(id, 'assignment', { ...(await crew()), version: 1 })).status;

const unassign = (id: string, version: number, who = fleet) =>
  call(`/v1/shipment/${id}/assignment?version=${version}`, who, { method: 'DELETE' });

describe('an assignment', () => {
  it('gives truck and driver to the shipment, which both parties see, and takes the truck', async () => {
    const { id } = await awarded();
    const truck = await crew();
    const { status, body } = await write(id, 'assignment', { ...truck, version: 1 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'assigned', version: 2, flags: [], lastEvent: { type: 'assigned' } });
    expect(await vehicleStatus(truck.vehicleId)).toBe('assigned');
    const seen = await shipment(id, shipper);
    expect(seen.assignment.vehicle.plate).toBe(body.data.assignment.vehicle.plate);
    expect(seen.events.at(-1)).toMatchObject({ type: 'assigned', side: 'carrier', data: { driverName: 'Ilse' } });
    expect((await trips.list('?q=ilse', shipper)).body.data[0].id).toBe(id);
    expect((await trips.list('?q=ilse%20lyon', shipper)).body.data[0].id).toBe(id);
    expect((await trips.list('?q=ilse%20nowhere', shipper)).body.data).toEqual([]);
  });

  it.each([
    ['a name without its accents', 'jorg'],
    ['a name with them', 'Jörg Großmann'],
    ['other letters for them', 'grossmann'],
    ['a plate without spaces', 'köab123'],
    ['a plate without spaces and accents', 'koab123'],
    ['a plate as it stands', 'KÖ-AB 123'],
    ['a plate with other separators', 'KÖ-AB-123'],
    ['a plate with a separator in another place, and a town', 'köa-b123 lyon'],
    ['part of a plate and a town', 'ab12 lyon'],
  ])('is found by %s', async (_, typed) => {
    const truck = await crew();
    await amidAllCompanies(world.services, async (tx) => {
      const plate = `KÖ-AB 123${++plates}`;
      await tx.updateTable('vehicle').set({ plate }).where('id', '=', truck.vehicleId).execute();
      await tx.updateTable('driver').set({ name: 'Jörg Großmann' }).where('id', '=', truck.driverId).execute();
    });
    const { id } = await awarded();
    expect((await write(id, 'assignment', { ...truck, version: 1 })).status).toBe(200);
    for (const who of [fleet, shipper]) {
      // oxlint-disable-next-line no-await-in-loop -- one side after the other
      const { data } = (await trips.list(`?q=${encodeURIComponent(typed)}`, who)).body;
      expect(data.map((found: { id: string }) => found.id)).toContain(id);
    }
    expect((await trips.list('?q=k%C3%B6ab124')).body.data).toEqual([]);
  });

  it('that does not fit is refused with one error for each reason, and changes nothing', async () => {
    const { id } = await awarded({ 'required.bodyTypes': ['reefer'] });
    const truck = { vehicleId: await truckOf(fleet, {}, { hasPapers: false }), driverId: await driverOf(fleet) };
    const { status, body } = await write(id, 'assignment', { ...truck, version: 1 });
    expect(status).toBe(422);
    expect(body.errors?.map(({ field, code }) => [field, code])).toEqual([
      ['body_type', 'not_eligible'],
      ['paper_missing', 'not_eligible'],
      ['paper_missing', 'not_eligible'],
      ['paper_missing', 'not_eligible'],
    ]);
    expect(body.errors?.[0]).toEqual({
      field: 'body_type',
      code: 'not_eligible',
      message: 'The vehicle does not have the body type asked for.',
      because: { has: ['box'], needs: ['reefer'] },
    });
    expect(await shipment(id)).toMatchObject({ status: 'booked', version: 1 });
  });

  it('is possible where the last window ends before the first one begins, as requests could once be opened', async () => {
    const { id: requestId } = await trips.opened();
    const { id: offerId } = await trips.offered(requestId);
    await amidAllCompanies(world.services, (tx) =>
      sql`update shipment_request set content = jsonb_set(content, '{stops,1,window,to}', '"2026-11-24T10:00:00Z"')
        where id = ${requestId}`.execute(tx),
    );
    const { data: late } = (await trips.answer(requestId, offerId, 'accept', { version: 1 })).body;
    expect(await assign(late.id)).toBe(200);
    const { id: early } = await awarded();
    await amidAllCompanies(world.services, async (tx) => {
      await sql`update shipment set ends_at = pickup_at - interval '1 day' where id = ${early}`.execute(tx);
      await shipmentEnds.up(tx);
    });
    expect(await assign(early)).toBe(200);
  });

  it('keeps what there was to look at, for both parties and whatever becomes of the truck', async () => {
    const { id } = await awarded({ 'cargo.0.volumeM3': 40 });
    const truck = { vehicleId: await truckOf(fleet, { volumeM3: null }), driverId: await driverOf(fleet) };
    const { body } = await write(id, 'assignment', { ...truck, version: 1 });
    const verdict = {
      fits: true,
      reasons: [{ code: 'volume', severity: 'warn', needs: 40 }],
    };
    expect(body.data.verdict).toEqual(verdict);
    expect((await shipment(id, shipper)).verdict).toEqual(verdict);

    const { version } = (await write(id, 'assignment', { ...(await crew()), version: 2 })).body.data;
    const changed = await shipment(id, shipper);
    expect(changed.verdict).toEqual({ fits: true, reasons: [] });
    const tellings = changed.events.filter(({ type }: { type: string }) => type === 'assigned');
    expect(tellings.map(({ data }: { data: object }) => data)).toMatchObject([
      { verdict },
      { verdict: { reasons: [] } },
    ]);
    expect((await unassign(id, version)).body.data.verdict).toBeNull();
  });

  it('needs trucks and drivers of the fleet, the latest version, and somebody who may write', async () => {
    const { id } = await awarded();
    const truck = await crew();
    const foreign = await write(id, 'assignment', { ...truck, vehicleId: await truckOf(otherFleet), version: 1 });
    expect([foreign.status, foreign.body.errors?.[0]?.field]).toEqual([422, 'vehicleId']);
    expect((await write(id, 'assignment', { ...truck, version: 7 })).body.reason).toBe('stale');
    expect((await write(id, 'assignment', { ...truck, version: 1 }, shipper)).status).toBe(404);
    expect((await write(id, 'assignment', { ...truck, version: 1 }, otherFleet)).status).toBe(404);
    const viewer = await addMember(world, { role: 'viewer', company: fleet.company });
    expect((await write(id, 'assignment', { ...truck, version: 1 }, viewer)).status).toBe(409);
  });

  it('can be taken back until the truck has arrived, and gives it back', async () => {
    const { id, vehicleId, version } = await assigned();
    const { status, body } = await unassign(id, version);
    expect([status, body.data.status, body.data.assignment]).toEqual([200, 'booked', null]);
    expect(body.data.flags).toEqual(['unassigned']);
    expect(await vehicleStatus(vehicleId)).toBe('available');
    expect((await unassign(id, version + 1)).body).toMatchObject({ code: 409, reason: 'wrong_status' });
  });

  it('of another truck on the road needs a reason, and tells the plate before', async () => {
    const { id, vehicleId, assignment } = await assigned();
    await tell(id, { type: 'dispatched' });
    expect(await vehicleStatus(vehicleId)).toBe('in_use');
    const other = await crew();
    const { version } = await shipment(id);
    expect((await write(id, 'assignment', { ...other, version })).body.errors?.[0]).toMatchObject({
      field: 'reason',
      code: 'required',
    });
    const changed = await write(id, 'assignment', { ...other, reason: 'Engine trouble', version });
    expect(changed.body.data).toMatchObject({ status: 'dispatched' });
    expect(await vehicleStatus(vehicleId)).toBe('available');
    expect(await vehicleStatus(other.vehicleId)).toBe('in_use');
    expect((await shipment(id, shipper)).events.at(-1).data).toMatchObject({
      reason: 'Engine trouble',
      earlierPlate: assignment.vehicle.plate,
    });
  });

  it('gives a truck and a driver to one of many shipments at the same time, among 50 tries', async () => {
    const booked = await Promise.all(Array.from({ length: 5 }, () => awarded()));
    const truck = await crew();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => write(booked[at % 5].id, 'assignment', { ...truck, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    expect(answers.some(({ body }) => body.errors?.some(({ field }) => field === 'overlap'))).toBe(true);
    const drivers = await Promise.all(booked.map(async () => ({ ...truck, vehicleId: await truckOf(fleet) })));
    const others = await Promise.all(
      drivers.map((each, at) => write(booked[at].id, 'assignment', { ...each, version: 1 })),
    );
    expect(others.filter(({ status }) => status === 200)).toHaveLength(0);
  });
});

describe('candidates', () => {
  it('are free when their driver is, who may be out with another truck', async () => {
    const usual = await truckOf(fleet);
    const driverId = await driverOf(fleet, { currentVehicleId: usual });
    // Where the truck is free from its own shipment, before its driver is.
    const own = await awarded();
    const before = { vehicleId: usual, driverId: await driverOf(fleet), version: 1 };
    expect((await write(own.id, 'assignment', before)).status).toBe(200);
    const out = await awarded({
      'stops.0.window.from': '2026-11-27T06:00:00+01:00',
      'stops.0.window.to': '2026-11-27T09:00:00+01:00',
      'stops.1.window.from': '2026-11-27T10:00:00+01:00',
      'stops.1.window.to': '2026-11-27T20:00:00+01:00',
    });
    const json = { vehicleId: await truckOf(fleet), driverId, version: 1 };
    expect((await write(out.id, 'assignment', json)).status).toBe(200);
    const later = await awarded({
      'stops.0.window.from': '2026-11-28T08:00:00+01:00',
      'stops.0.window.to': '2026-11-28T12:00:00+01:00',
      'stops.1.window.from': '2026-11-29T08:00:00+01:00',
      'stops.1.window.to': '2026-11-29T12:00:00+01:00',
    });
    const candidate = async () => {
      const { body } = await call(`/v1/shipment/${later.id}/candidates`, fleet);
      return body.data.find(({ vehicle }: { vehicle: { id: string } }) => vehicle.id === usual);
    };
    const found = await candidate();
    expect(found.driver.id).toBe(driverId);
    expect(found.free.at).toBe((await shipment(out.id)).stops.at(-1).window.to);
  });

  it('begin with the truck, trailer and driver that the offer named, while they fit', async () => {
    const named = await crew();
    const { id } = await awarded({}, fleet, named);
    // As it is coupled now, somebody else drives it.
    await driverOf(fleet, { currentVehicleId: named.vehicleId });
    const first = async () => (await call(`/v1/shipment/${id}/candidates`, fleet)).body.data[0];
    expect(await first()).toMatchObject({
      offered: true,
      vehicle: { id: named.vehicleId },
      driver: { id: named.driverId },
    });
    const { body } = await call(`/v1/shipment/${id}/candidates`, fleet);
    expect(body.data.filter(({ offered }: { offered: boolean }) => offered)).toHaveLength(1);
    const other = await awarded();
    expect((await write(other.id, 'assignment', { ...named, version: 1 })).status).toBe(200);
    expect((await first()).offered).toBe(false);
  });

  it('that have not been out are free at the base, by the name of its town', async () => {
    const { body: company } = await call('/v1/company', fleet);
    const address = { street: 'Hafenstr. 1', postcode: '20457', city: 'Hamburg', country: 'DE' };
    const json = { version: company.data.version, name: company.data.name, address };
    expect((await call('/v1/company', fleet, { method: 'PUT', json })).status).toBe(200);
    const { id } = await awarded();
    const { vehicleId } = await crew();
    const { body } = await call(`/v1/shipment/${id}/candidates`, fleet);
    const found = body.data.find(({ vehicle }: { vehicle: { id: string } }) => vehicle.id === vehicleId);
    expect(found.free).toMatchObject({ city: 'Hamburg', country: 'DE' });
    expect(found.emptyKm).toBeGreaterThan(300);
  });

  it('that cannot come in time say so, and so does the assignment', async () => {
    const { id } = await awarded({
      'stops.0.window.from': '2026-11-23T09:00:00Z',
      'stops.0.window.to': '2026-11-23T12:00:00Z',
      decisionBy: '2026-11-23T11:00:00Z',
    });
    const truck = await crew();
    const { body } = await call(`/v1/shipment/${id}/candidates?size=300`, fleet);
    const found = body.data.find(({ vehicle }: { vehicle: { id: string } }) => vehicle.id === truck.vehicleId);
    const { body: given } = await write(id, 'assignment', { ...truck, version: 1 });
    expect(given.data.verdict).toEqual({
      fits: true,
      reasons: [{ code: 'too_far', severity: 'warn', has: found.emptyKm, until: expect.any(String) }],
    });
    expect(found.verdict).toEqual(given.data.verdict);
    const at = given.data.verdict.reasons[0].until;
    expect(Date.parse('2026-11-23T12:00:00Z') - Date.parse(at)).toBe(found.slackMin * 60_000);
    // Both are shown that it is at risk as soon as it is known, in lists and record.
    for (const side of [fleet, shipper]) {
      const { body: record } = await call(`/v1/shipment/${id}`, side);
      const { body: list } = await call('/v1/shipments?flag=late&size=100', side);
      const row = list.data.find((each: { id: string }) => each.id === id);
      for (const shown of [record.data, row]) {
        expect(shown).toMatchObject({ flags: ['late'], expectedLate: { stop: 0, at } });
      }
      expect(record.data.stops[0].expected).toMatchObject({ at, by: 'assignment', km: found.emptyKm });
    }
  });

  it('are not tried with a trailer they cannot pull', async () => {
    const { id } = await awarded();
    const small = await truckOf(fleet, { payloadKg: 100, volumeM3: 1, palletPositions: 1 });
    await truckOf(fleet, { kind: 'semi_trailer', payloadKg: 27_000, grossWeightKg: 35_000 });
    const { body } = await call(`/v1/shipment/${id}/candidates?size=300`, fleet);
    const found = body.data.find(({ vehicle }: { vehicle: { id: string } }) => vehicle.id === small);
    expect(found.trailer).toBeNull();
  });

  it('are the trucks of the fleet, what fits first, with the reasons of the others', async () => {
    const { id } = await awarded();
    const { vehicleId, driverId } = await crew();
    const unfit = await truckOf(fleet, { payloadKg: 100 });
    const { status, body } = await call(`/v1/shipment/${id}/candidates`, fleet);
    expect(status).toBe(200);
    const fits = body.data.map(({ verdict }: { verdict: { fits: boolean } }) => verdict.fits);
    expect(fits).toEqual([...fits].toSorted((one, other) => Number(other) - Number(one)));
    const find = (wanted: string) =>
      body.data.find(({ vehicle }: { vehicle: { id: string } }) => vehicle.id === wanted);
    expect(find(vehicleId)).toMatchObject({ verdict: { fits: true, reasons: [] }, trailer: null });
    expect(find(vehicleId).driver).not.toBeNull();
    expect(find(unfit).verdict.reasons.map(({ code }: { code: string }) => code)).toContain('payload');
    const best = await call(`/v1/shipment/${id}/candidates?size=1`, fleet);
    expect(best.body.data).toEqual(body.data.slice(0, 1));
    expect((await call(`/v1/shipment/${id}/candidates?size=0`, fleet)).status).toBe(400);
    const chosen = find(vehicleId);
    const json = { vehicleId, driverId: chosen.driver.id, version: 1 };
    expect((await write(id, 'assignment', json)).status).toBe(200);
    expect(typeof driverId).toBe('string');
    expect((await call(`/v1/shipment/${id}/candidates`, shipper)).status).toBe(404);
    expect((await call(`/v1/shipment/${id}/candidates`, otherFleet)).status).toBe(404);
  });
});

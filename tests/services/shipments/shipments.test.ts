import { sql, type RawBuilder } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../services/database/inCompany.ts';
import { openTrips } from '../../support/services/openTrips.ts';

const trips = await openTrips();
const { world, shipper, otherShipper, fleet, otherFleet, strangeFleet, strangeShipper, call, opened, crew } = trips;
const { awarded, shipment, list } = trips;

let booked: { id: string; reference: string };
let assigned: { id: string };
let truck: { vehicleId: string; driverId: string };
beforeAll(async () => {
  booked = await awarded();
  truck = await crew();
  const { id } = await opened({ 'pricing.model': 'fixed', 'pricing.target.amountMinor': 118_000 });
  assigned = (await call(`/v1/loads/${id}/book`, fleet, { json: truck })).body.data;
});

describe('a shipment', () => {
  it('is told to both parties with its events, and to nobody else', async () => {
    const [forFleet, forShipper] = [await shipment(booked.id), await shipment(booked.id, shipper)];
    expect(forFleet).toEqual(forShipper);
    expect(forFleet).toMatchObject({
      reference: booked.reference,
      status: 'booked',
      flags: ['unassigned'],
      nextStop: 0,
      shipper: { name: 'Sundby Foods' },
      carrier: { name: 'Harbour Haulage' },
      assignment: null,
      lastEvent: { type: 'booked' },
      events: [{ type: 'booked', side: 'shipper', source: 'desk', stop: null, position: null, data: {} }],
    });
    const others = await Promise.all(
      [otherShipper, otherFleet, strangeFleet, strangeShipper].map((who) => call(`/v1/shipment/${booked.id}`, who)),
    );
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await list('', otherFleet)).body.paging?.total).toBe(0);
    expect((await list('', otherShipper)).body.paging?.total).toBe(0);
  });

  it('names the address of each party to the other, as far as it has given one, and in the list none', async () => {
    const street = { street: 'Havnegade 12', postcode: '8000', city: 'Aarhus', country: 'DK' };
    await world.services.db.updateTable('company').set(street).where('id', '=', shipper.company).execute();
    const parties = async (who = fleet) => {
      const { shipper: sender, carrier } = await shipment(booked.id, who);
      return [sender, carrier];
    };
    const told = [
      { id: shipper.company, name: 'Sundby Foods', address: street },
      { id: fleet.company, name: 'Harbour Haulage', address: null },
    ];
    expect(await parties()).toEqual(told);
    expect(await parties(shipper)).toEqual(told);
    expect((await list('')).text).not.toContain('Havnegade');
  });

  it('tells addresses to its parties alone, also below the calls', async () => {
    const asked = (company: string) =>
      inCompany(world.services.db, company, fleet.id, async (tx) => {
        const { rows } = await sql`select id from party_addresses(${sql.val(booked.id)}::uuid)`.execute(tx);
        return rows.length;
      });
    const companies = [fleet, shipper, otherFleet, otherShipper, strangeFleet, strangeShipper].map(
      (who) => who.company,
    );
    expect(await Promise.all(companies.map(asked))).toEqual([1, 1, 0, 0, 0, 0]);
  });

  it('names truck and driver to both, and the phone of the driver only to the carrier before the trip', async () => {
    const [forFleet, forShipper] = [await shipment(assigned.id), await shipment(assigned.id, shipper)];
    expect(forFleet.assignment).toMatchObject({
      vehicle: { id: truck.vehicleId, plate: expect.stringMatching(/^K /) },
      trailer: null,
      driver: { id: truck.driverId, name: 'Ilse', phone: expect.stringMatching(/^\+49/) },
    });
    expect(forShipper.assignment).toEqual({
      ...forFleet.assignment,
      driver: { ...forFleet.assignment.driver, phone: null },
    });
    expect(forFleet.events.at(-1)).toMatchObject({ type: 'assigned', side: 'carrier', data: truck });
  });
});

describe('the list of shipments', () => {
  it.each([
    ['?status=booked', 1],
    ['?status=delivered', 0],
    ['?flag=unassigned', 1],
    ['?flag=late', 0],
    ['?lane=DE:FR', 2],
    ['?lane=FR:DE', 0],
    ['?from=2000-01-01&to=2199-01-01', 2],
    ['?to=2000-01-01', 0],
    ['?q=nothing of this kind', 0],
    ['?q=ilse', 1],
    ['?sort=risk', 2],
    ['?sort=-createdAt', 2],
    ['?sort=-reference&size=1&page=1', 2],
  ])('finds %s', async (query, total) => {
    expect((await list(query)).body.paging?.total).toBe(total);
    expect((await list(query, shipper)).body.paging?.total).toBe(total);
  });

  it('finds them by vehicle, driver, reference and the other party', async () => {
    const idsOf = async (query: string, who = fleet) =>
      (await list(query, who)).body.data.map(({ id }: { id: string }) => id);
    expect(await idsOf(`?vehicleId=${truck.vehicleId}`)).toEqual([assigned.id]);
    expect(await idsOf(`?driverId=${truck.driverId}`)).toEqual([assigned.id]);
    expect(await idsOf(`?q=${booked.reference}`)).toEqual([booked.id]);
    expect(await idsOf(`?companyId=${shipper.company}`)).toHaveLength(2);
    expect(await idsOf(`?companyId=${otherShipper.company}`)).toEqual([]);
    expect(await idsOf(`?companyId=${fleet.company}`, shipper)).toHaveLength(2);
  });

  it('counts by status and by flag, for both parties alike', async () => {
    const { data } = (await call('/v1/shipments/counts', fleet)).body;
    expect(data).toMatchObject({ booked: 1, assigned: 1, delivered: 0, flags: { unassigned: 1, late: 0 } });
    expect((await call('/v1/shipments/counts', shipper)).body.data).toEqual(data);
  });

  it('has what is late from half an hour after the window on, without anything being written', async () => {
    const { stops, lateFrom } = await shipment(booked.id);
    expect(Date.parse(lateFrom) - Date.parse(stops[0].window.to)).toBe(30 * 60_000);
    const soon = new Date(world.clock.now().getTime() + 1000);
    await amidAllCompanies(world.services, (tx) => tx.updateTable('shipment').set({ late_from: soon }).execute());
    expect((await list('?flag=late')).body.paging?.total).toBe(0);
    world.advance(1000);
    expect((await list('?flag=late')).body.paging?.total).toBe(2);
    expect((await shipment(booked.id)).flags).toEqual(['late', 'unassigned']);
    expect((await call('/v1/shipments/counts', fleet)).body.data.flags.late).toBe(2);
  });
});

const asOwner = (work: RawBuilder<unknown>) => amidAllCompanies(world.services, (tx) => work.execute(tx));
const asFleet = (work: RawBuilder<unknown>) =>
  inCompany(world.services.db, fleet.company, fleet.id, (tx) => work.execute(tx));

const again = (column: 'vehicle_id' | 'driver_id' | 'trailer_id', id: string) =>
  asFleet(sql`update shipment set status = 'assigned', ${sql.ref(column)} = ${id}::uuid where id = ${booked.id}::uuid`);

describe('the database', () => {
  it.each([
    ['changing events', sql`update shipment_event set type = 'delivered'`],
    ['deleting events', sql`delete from shipment_event`],
    ['emptying the table of events', sql`truncate shipment_event`],
    ['deleting shipments', sql`delete from shipment`],
  ])('refuses %s, by the role of the services and by the owner of the tables', async (_, work) => {
    await expect(asOwner(work)).rejects.toThrow('not rewritten');
    await expect(asFleet(work)).rejects.toThrow('permission denied');
  });

  it('refuses two trips of a truck or a driver at the same time, whoever writes them', async () => {
    await expect(again('vehicle_id', truck.vehicleId)).rejects.toThrow('shipment_vehicle_planned');
    await expect(again('driver_id', truck.driverId)).rejects.toThrow('shipment_driver_planned');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { tellAll } from '../../../services/notifications/tellAll.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openProofs } from '../../support/services/openProofs.ts';

const trips = await openProofs({ gazetteer: gazetteerWith([{ name: 'Hamburg', lat: 53.55, lng: 9.99 }]) });

/** Its trucks stand too far from the pickup. */
beforeAll(async () => {
  const { call, fleet } = trips;
  const { version, name } = (await call('/v1/company', fleet)).body.data;
  const address = { street: 'Hafenstr. 1', postcode: '20457', city: 'Hamburg', country: 'DE' };
  await call('/v1/company', fleet, { method: 'PUT', json: { version, name, address } });
});

const windowEnds = '2026-11-23T12:00:00Z';
const near = {
  'stops.0.window.from': '2026-11-23T09:00:00Z',
  'stops.0.window.to': windowEnds,
  decisionBy: '2026-11-23T11:00:00Z',
};

/** Whoever has been told of a shipment since that was asked last. */
const newlyTold = async (id: string) => {
  await tellAll(trips.world.services);
  const rows = await amidAllCompanies(trips.world.services, (tx) =>
    tx
      .deleteFrom('notification')
      .where('shipment_id', '=', id)
      .where('kind', '=', 'shipment_late')
      .returning('user_id')
      .execute(),
  );
  return rows.map(({ user_id: user }) => (user === trips.shipper.id ? 'shipper' : 'fleet')).toSorted();
};

const until = (minutes: number) =>
  trips.later((Date.parse(windowEnds) + minutes * 60_000 - trips.world.clock.now().getTime()) / 3_600_000);

describe('a fleet that assigned a truck that will be late', () => {
  it('leaves the news to the shipper, again for each such truck', async () => {
    const { assigned, crew, write } = trips;
    const { id, version } = await assigned(near);
    expect(await newlyTold(id)).toEqual(['shipper']);
    trips.world.advance(60_000);
    expect((await write(id, 'assignment', { ...(await crew()), version })).status).toBe(200);
    expect(await newlyTold(id)).toEqual(['shipper']);
    expect(await newlyTold(id)).toEqual([]);
  });

  it('is told once the window is over and the truck not there, whatever was seen of it meanwhile', async () => {
    const { assigned, tell } = trips;
    const [missing, there] = [await assigned(near), await assigned(near)];
    expect([await newlyTold(missing.id), await newlyTold(there.id)]).toEqual([['shipper'], ['shipper']]);
    const people = await until(-30);
    await tell(there.id, { events: [{ type: 'dispatched' }, { type: 'arrived', stop: 0 }] }, people.fleet);
    await tell(missing.id, { type: 'dispatched' }, people.fleet);
    const seen = { type: 'position', position: { lat: 50, lng: 7 } };
    expect((await tell(missing.id, seen, people.fleet)).status).toBe(201);
    expect(await newlyTold(missing.id)).toEqual([]);
    await until(29);
    expect(await newlyTold(missing.id)).toEqual([]);
    await until(30);
    expect(await newlyTold(missing.id)).toEqual(['fleet']);
    expect([await newlyTold(missing.id), await newlyTold(there.id)]).toEqual([[], []]);
  });
});

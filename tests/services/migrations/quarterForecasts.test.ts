import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { quarterForecasts } from '../../../services/migrations/quarterForecasts.ts';
import { openTrips } from '../../support/services/openTrips.ts';

const { world, awarded } = await openTrips();
const { db } = world.services;
const [truck, driver] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

it('what was noted of a trip several times is one note, of all its trucks', async () => {
  const [noted, once] = [await awarded(), await awarded()];
  await sql`drop function next_quarter(timestamptz)`.execute(db);
  await sql`drop index approach_due_of_shipment`.execute(db);
  await sql`create index approach_due_of_shipment on approach_due (shipment_id)`.execute(db);
  await amidAllCompanies(world.services, (tx) =>
    tx
      .insertInto('approach_due')
      .values([
        { shipment_id: noted.id, units: [truck], depth: 2, until: new Date(), tries: 3 },
        { shipment_id: once.id, units: [driver], depth: 1 },
        { shipment_id: noted.id, units: [truck, driver], depth: 0 },
      ])
      .execute(),
  );
  await db.transaction().execute((tx) => quarterForecasts.up(tx));
  const rows = await amidAllCompanies(world.services, (tx) =>
    tx
      .selectFrom('approach_due')
      .select(['shipment_id', 'units', 'depth', 'until', 'tries'])
      .orderBy('depth')
      .execute(),
  );
  expect(rows.map(({ units, ...row }) => ({ ...row, units: units.toSorted() }))).toEqual([
    { shipment_id: noted.id, units: [truck, driver], depth: 0, until: null, tries: 0 },
    { shipment_id: once.id, units: [driver], depth: 1, until: null, tries: 0 },
  ]);
});

import { sql, type Transaction } from 'kysely';
import { expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import type { Tables } from '../../../services/Tables.ts';
import { emptyDatabase } from '../../support/services/testDatabase.ts';

const company = '00000000-0000-4000-8000-000000000001';

const addVehicle = (tx: Transaction<Tables>, day: number, plate: string, country = 'DE') =>
  sql`insert into vehicle (id, company_id, created_at, updated_at, fleet_no, plate, plate_country, make, model, year, kind,
      body_type, payload_kg, gross_weight_kg, adr, fuel, odometer_km, status)
    values (gen_random_uuid(), ${company}, ${`2026-01-0${day}Z`}, now(), ${`T-${day}`}, ${plate}, ${country}, 'MAN', 'TGX', 2024,
      'rigid', 'box', 1, 500, false, 'diesel', 0, 'available')`.execute(tx);

it('vehicles keep duplicate plates, but no other vehicle can take one', async () => {
  const db = await emptyDatabase();
  const asMember = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
    inCompany(db, company, company, work);
  await migrate(db, '0012_invitation_lists');
  await sql`insert into company (id, kind, name, created_at, updated_at) values (${company}, 'fleet', 'Harbour', now(), now())`.execute(
    db,
  );
  await asMember(async (tx) => {
    await addVehicle(tx, 2, 'KNT1234');
    await addVehicle(tx, 1, 'K NT\u00a0 1234');
    await addVehicle(tx, 3, 'K-NT 1234');
    await addVehicle(tx, 4, 'K NT 1234', 'AT');
  });

  await migrate(db);
  const rows = await asMember((tx) =>
    tx.selectFrom('vehicle').select(['plate', 'plate_shared']).orderBy('created_at').execute(),
  );
  expect(rows).toEqual([
    { plate: 'K NT 1234', plate_shared: false },
    { plate: 'KNT1234', plate_shared: true },
    { plate: 'K-NT 1234', plate_shared: true },
    { plate: 'K NT 1234', plate_shared: false },
  ]);
  await expect(asMember((tx) => addVehicle(tx, 5, 'KN-T 1234'))).rejects.toMatchObject({ constraint: 'vehicle_plate' });
});

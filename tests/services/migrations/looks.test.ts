import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import { ligatures, lookAlikes, zeros } from '../../../services/migrations/lookAlikes.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import { migrations } from '../../../services/migrations/migrations.ts';
import type { Tables } from '../../../services/Tables.ts';
import { emptyDatabase, testDatabase } from '../../support/services/testDatabase.ts';

const company = '00000000-0000-4000-8000-000000000001';

const addVehicle = (tx: Transaction<Tables>, day: number, fleetNo: string, plate: string) =>
  sql`insert into vehicle (id, company_id, created_at, updated_at, fleet_no, plate, plate_country, make, model, year, kind,
      body_type, payload_kg, gross_weight_kg, adr, fuel, odometer_km, status)
    values (gen_random_uuid(), ${company}, ${`2026-01-0${day}Z`}, now(), ${fleetNo}, ${plate}, 'DE', 'MAN', 'TGX', 2024,
      'rigid', 'box', 1, 500, false, 'diesel', 0, 'available')`.execute(tx);

it('vehicles that look alike already keep what they have, but no other vehicle can take it', async () => {
  const names = Object.keys(migrations);
  const before = names[names.findIndex((name) => name.endsWith('_looks')) - 1];
  const db = await emptyDatabase();
  const asMember = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
    inCompany(db, company, company, work);
  await migrate(db, before);
  await sql`insert into company (id, kind, name, created_at, updated_at) values (${company}, 'fleet', 'Harbour', now(), now())`.execute(
    db,
  );
  await asMember(async (tx) => {
    await addVehicle(tx, 2, 'ΑΒ-1', 'АВ 123');
    await addVehicle(tx, 1, 'AB-1', 'AB 123');
    await addVehicle(tx, 3, 'AB-2', 'AB 124');
  });

  await migrate(db);
  const rows = await asMember((tx) =>
    tx.selectFrom('vehicle').select(['fleet_no', 'fleet_no_shared', 'plate_shared']).orderBy('created_at').execute(),
  );
  expect(rows).toEqual([
    { fleet_no: 'AB-1', fleet_no_shared: false, plate_shared: false },
    { fleet_no: 'ΑΒ-1', fleet_no_shared: true, plate_shared: true },
    { fleet_no: 'AB-2', fleet_no_shared: false, plate_shared: false },
  ]);
  await expect(asMember((tx) => addVehicle(tx, 4, 'АB-1', 'X 1'))).rejects.toMatchObject({
    constraint: 'vehicle_fleet_no_look',
  });
  await expect(asMember((tx) => addVehicle(tx, 4, 'X', 'АB-123'))).rejects.toMatchObject({
    constraint: 'vehicle_plate',
  });
});

const db = await testDatabase();
const looksOf = async (texts: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ look: string }>`
    select look_of(typed) as look from unnest(${[...texts]}::text[]) with ordinality given (typed, at) order by at`.execute(
    db,
  );
  return rows.map(({ look }) => look);
};

describe('the look of a text', () => {
  it.each([
    ['Cyrillic', 'АВЕКМНОРСТУХ', 'abekmhopctyx'],
    ['Greek', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
    ['small Cyrillic', 'асеорхуіј', 'aceopxyij'],
    ['full width', 'ＡＢ－１２', 'ab-12'],
    ['mathematical letters', '𝐀𝑩𝟙', 'ab1'],
    ['digits of other scripts', '١٢٣ ०१२', '123 012'],
    ['invisible characters', 'A\u200b\u00ad\u2060B\ufe0f\u3164 1', 'ab 1'],
    ['ligatures', 'ﬁ Æ œ', 'fi ae oe'],
    ['dashes', 'A‐1 A–2 A−3', 'a-1 a-2 a-3'],
    ['spaces', ' A\u00a0\u200b B ', 'a b'],
  ])('ignores %s', async (_, typed, look) => {
    expect(await looksOf([typed])).toEqual([look]);
  });

  it('keeps apart what is unlike in ASCII or by its accents', async () => {
    const texts = ['0', 'O', '1', 'I', 'L', 'rn', 'm', 'u', 'ü', 'ш', 'ж'];
    expect(new Set(await looksOf(texts)).size).toBe(texts.length);
  });

  it('is ASCII for every letter that looks like it, and for every digit', async () => {
    const texts = [
      ...Object.values(lookAlikes).flatMap((letters) => Array.from(letters)),
      ...Object.values(ligatures).flatMap((letters) => Array.from(letters)),
      ...zeros.flatMap((zero) => Array.from({ length: 10 }, (__, at) => String.fromCodePoint(zero + at))),
    ];
    expect(texts.length).toBeGreaterThan(1_200);
    for (const look of await looksOf(texts)) expect(look).toMatch(/^[\x21-\x7e]{1,2}$/);
  });
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import { emptyDatabase } from '../../support/services/testDatabase.ts';

const company = '00000000-0000-4000-8000-000000000001';
const [renewed, lapsed] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

it('drivers whose new licence was on file already are renewed, with the version they had', async () => {
  const db = await emptyDatabase();
  await migrate(db, '0021_company_standing');
  await sql`insert into company (id, kind, name, created_at, updated_at) values (${company}, 'fleet', 'Harbour', now(), now())`.execute(
    db,
  );
  await inCompany(db, company, company, async (tx) => {
    for (const [id, phone] of [
      [renewed, '+49301'],
      [lapsed, '+49302'],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`insert into driver (id, company_id, created_at, updated_at, name, phone, language, employment, status,
          licence_number, licence_country, licence_categories, licence_issued_on, licence_expires_on)
        values (${id}, ${company}, now(), now(), 'Ada', ${phone}, 'en', 'employee', 'active',
          'A-1', 'DE', '{C}', '2020-01-01', '2025-01-01')`.execute(tx);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`insert into document (id, company_id, created_at, driver_id, type, file_name, file_mime, file_size, file_sha256, expires_on)
        values (gen_random_uuid(), ${company}, now(), ${id}, 'licence', 'a.pdf', 'application/pdf', 1, '',
          ${id === renewed ? '2030-01-01' : '2024-01-01'})`.execute(tx);
    }
  });

  await migrate(db);
  const found = await inCompany(db, company, company, async (tx) => ({
    drivers: await tx.selectFrom('driver').select(['papers_until', 'version']).orderBy('id').execute(),
    papers: await tx.selectFrom('paper').select(['type', 'expires_on']).orderBy('subject_id').execute(),
  }));
  expect(found).toEqual({
    drivers: [
      { papers_until: '2030-01-01', version: 1 },
      { papers_until: '2025-01-01', version: 1 },
    ],
    papers: [
      { type: 'licence', expires_on: '2030-01-01' },
      { type: 'licence', expires_on: '2025-01-01' },
    ],
  });
});

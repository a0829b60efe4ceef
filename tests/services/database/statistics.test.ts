import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { statistics } from '../../../services/database/statistics.ts';
import { testServices } from '../../support/services/testServices.ts';

it('updates the row counts of an embedded database', async () => {
  const { services } = await testServices();
  await services.db
    .insertInto('company')
    .values(
      Array.from({ length: 50 }, (_, index) => ({
        id: services.random.uuid(),
        kind: 'brand' as const,
        name: `Brand ${index}`,
        domain: `brand-${index}.test`,
        created_at: services.clock.now(),
        updated_at: services.clock.now(),
      })),
    )
    .execute();
  await statistics.cleanUp?.({ ...services, settings: { ...services.settings, databaseUrl: undefined } });
  const { rows } = await sql<{
    rows: number;
  }>`select reltuples::int as rows from pg_class where oid = 'company'::regclass`.execute(services.db);
  expect(rows[0]?.rows).toBeGreaterThanOrEqual(50);
});

import { Migrator, type Kysely } from 'kysely';
import { ensureMemberRole } from '../database/ensureMemberRole.ts';
import { migrations } from './migrations.ts';
import { requireKnownSchema } from './requireKnownSchema.ts';

/** Migrates to the latest schema, or to `target`. Throws if the database belongs to a newer version. */
export async function migrate<Tables>(db: Kysely<Tables>, target?: string): Promise<void> {
  await requireKnownSchema(db, Object.keys(migrations));
  await ensureMemberRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error) throw error;
}

import { Migrator, type Kysely } from 'kysely';
import { ensureMemberRole } from '../database/ensureMemberRole.ts';
import { migrations } from './migrations.ts';

/** Brings the schema to the newest migration, or to `target`; one process at a time, the others wait. Throws what went wrong. */
export async function migrate<Tables>(db: Kysely<Tables>, target?: string): Promise<void> {
  await ensureMemberRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error) throw error;
}

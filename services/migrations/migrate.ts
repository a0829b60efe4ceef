import { Migrator, type Kysely } from 'kysely';
import { ensureMemberRole } from '../database/ensureMemberRole.ts';
import { migrations } from './migrations.ts';

/** Migrates to the latest schema, or to `target`. Only one process migrates at a time; others wait. */
export async function migrate<Tables>(db: Kysely<Tables>, target?: string): Promise<void> {
  await ensureMemberRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error) throw error;
}

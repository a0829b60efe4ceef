import { Migrator, type Kysely } from 'kysely';
import { migrations } from '../migrations/migrations.ts';
import type { Tables } from '../Tables.ts';
import { ensureMemberRole } from './ensureMemberRole.ts';

/** Brings the schema to the newest migration, or to `target`; one process at a time, the others wait. Throws what went wrong. */
export async function migrate(db: Kysely<Tables>, target?: string): Promise<void> {
  await ensureMemberRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error) throw error;
}

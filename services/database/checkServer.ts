import { sql, type QueryExecutorProvider } from 'kysely';
import type { Log } from '../log/Log.ts';

const oldestVersion = 15;

/** Throws if the PostgreSQL server is too old, and warns of a role that row-level security does not bind. */
export async function checkServer(db: QueryExecutorProvider, log: Log): Promise<void> {
  const { rows } = await sql<{ version: number; bypasses: boolean }>`
    select current_setting('server_version_num')::int / 10000 as version, rolsuper or rolbypassrls as bypasses
    from pg_roles where rolname = current_user`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version < oldestVersion) {
    throw new Error(`DATABASE_URL names PostgreSQL ${version}; version ${oldestVersion} or later is needed.`);
  }
  if (rows[0]?.bypasses === true) {
    log.write('warn', 'the database role bypasses row-level security', {
      advice: 'Name a role in DATABASE_URL that is neither superuser nor BYPASSRLS.',
    });
  }
}

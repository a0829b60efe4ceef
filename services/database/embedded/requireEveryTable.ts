import { sql, type QueryExecutorProvider } from 'kysely';
import { DamagedDatabase } from './DamagedDatabase.ts';

/** Throws DamagedDatabase if a table or index has no file, or an index less of it than it had. Files of tables may shrink. */
export async function requireEveryTable(db: QueryExecutorProvider, folder: string): Promise<void> {
  const { rows } = await sql`
    select from pg_class, lateral pg_stat_file(pg_relation_filepath(oid), true) file
    where relkind in ('r', 'i', 't', 'S') and relpersistence = 'p'
      and (file.size is null or relkind = 'i' and file.size < relpages::bigint * current_setting('block_size')::int)
    limit 1`.execute(db);
  if (rows.length > 0) throw new DamagedDatabase(folder);
}

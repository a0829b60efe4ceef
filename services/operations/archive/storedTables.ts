import { sql, type QueryExecutorProvider } from 'kysely';

export interface StoredTable {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  readonly foreignKeys: readonly string[];
  /** Serial and identity columns. */
  readonly counters: readonly string[];
  /** Whether its rows hold files, which are large. */
  readonly holdsFiles: boolean;
  /** Whether a migration writes its first rows. A restore replaces them. */
  readonly isFilledByMigration: boolean;
}

/** Every application table of the schema, from the database catalogue, but for what changed lately: it means nothing elsewhere. */
export async function storedTables(db: QueryExecutorProvider): Promise<readonly StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select t.relname::text as name,
      array(select attname::text from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select conname::text from pg_constraint where conrelid = t.oid and contype = 'f' order by conname) as "foreignKeys",
      array(select attname::text from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped
          and pg_get_serial_sequence(quote_ident(t.relname), attname) is not null) as counters,
      exists (select from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and atttypid = 'bytea'::regtype
          and attstorage <> 'p') as "holdsFiles",
      t.relname = 'directory_version' as "isFilledByMigration"
    from pg_class t
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace and t.relname not like 'kysely_%'
      and t.relname <> 'change'
    order by t.relname`.execute(db);
  return rows;
}

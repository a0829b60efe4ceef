import type { Generated, ColumnType } from 'kysely';
import type { Density } from './listSchemas.ts';

interface Owned {
  company_id: string;
  user_id: string;
  list: string;
  /** Keys of the shown columns in order; null for the usual ones. */
  columns: string[] | null;
  updated_at: Date;
}

interface ListLayoutTable extends Owned {
  density: Density;
}

interface ListViewTable extends Owned {
  id: string;
  version: Generated<number>;
  name: string;
  /** Generated, in lower case. */
  name_key: ColumnType<string, never, never>;
  /** Whether everybody in the company has it. */
  shared: boolean;
  q: string;
  filters: ColumnType<readonly { readonly name: string; readonly value: string }[], string, string>;
  sort: string;
  created_at: Date;
}

/** How people have arranged their lists. */
export interface ListTables {
  list_layout: ListLayoutTable;
  list_view: ListViewTable;
}

import { told } from './told.ts';

/**
 * Tells of a record that belongs to nobody while its deletion can be undone: the company it belonged to hears of that too.
 * Part of released migrations: never edit it, write a second one.
 */
export const toldUndoable = (table: string, type: string): readonly string[] => [
  ...told({
    table,
    type,
    rows: `select company_id as audience_id, id as record_id, version from now_rows`,
    on: ['insert', 'delete'],
  }),
  ...told({
    table,
    type,
    rows: `select coalesce(earlier.company_id, latest.company_id) as audience_id, latest.id as record_id, latest.version
      from now_rows latest join old_rows earlier using (id)`,
    on: ['update'],
  }),
];

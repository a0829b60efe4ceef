import type { ColumnType } from 'kysely';

export interface UndoTables {
  /** The last change of a record that can be undone. */
  undo_step: {
    record_id: string;
    kind: string;
    company_id: string;
    /** Who made the change. */
    user_id: string;
    at: Date;
    /** The version it left the record with. */
    version: number;
    /** What the room puts back. Inserted as JSON text. */
    before: ColumnType<unknown, string, string>;
  };
}

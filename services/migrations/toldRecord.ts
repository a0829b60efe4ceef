import { told } from './told.ts';

const everyEvent = ['insert', 'update', 'delete'] as const;

const seenBy = (column: string): string => `select ${column} as audience_id, id as record_id, version from now_rows`;

/**
 * Tells of a record that one company sees, or another one too, named by one of its columns.
 * Part of released migrations: never edit it, write a second one.
 */
export const toldRecord = (table: string, type: string, also?: string): readonly string[] => {
  const rows = also === undefined ? seenBy('company_id') : `${seenBy('company_id')} union all ${seenBy(also)}`;
  return told({ table, type, rows, on: everyEvent });
};

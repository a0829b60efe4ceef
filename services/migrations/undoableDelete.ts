import { asOperations } from './asOperations.ts';

/**
 * Lets rows of a table behind a company wall be hidden before they are deleted for good. A hidden row belongs to no company, so that
 * no list, count, read or unique rule of the company finds it; `deleted_from` is where `unhide_…` puts it back.
 * Part of released migrations: never edit it, write a second one.
 */
export const undoableDelete = (table: string): readonly string[] => [
  `alter table ${table}
     alter company_id drop not null,
     add deleted_from uuid references company on delete cascade,
     add deleted_at timestamptz,
     add constraint ${table}_whose check
       (num_nonnulls(company_id, deleted_from) = 1 and num_nonnulls(deleted_from, deleted_at) in (0, 2))`,
  `create index ${table}_deleted on ${table} (deleted_at) where deleted_at is not null`,
  asOperations(
    `hide_${table}(gone uuid, now timestamptz)`,
    'void',
    `update ${table} set company_id = null, deleted_from = company_id, deleted_at = now
       where id = gone and company_id = current_company();`,
  ),
  asOperations(
    `unhide_${table}(back uuid)`,
    'void',
    `update ${table} set company_id = deleted_from, deleted_from = null, deleted_at = null
       where id = back and deleted_from = current_company();`,
  ),
];

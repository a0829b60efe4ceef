import { asOperations } from './asOperations.ts';
import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** Documents whose file is in object storage, and the files there that no document owns. A company may be gone before its files. */
export const outsideFiles = statements(
  `alter table document add column is_outside boolean not null default false`,
  `create table unowned_file (
     document_id uuid primary key,
     company_id uuid not null,
     upload_began_at timestamptz)`,
  ...companyWall('unowned_file'),
  asOperations(
    'disown_files()',
    'trigger',
    `insert into unowned_file (document_id, company_id)
       select id, company_id from changed where is_outside
       on conflict (document_id) do update set upload_began_at = null;`,
  ),
  `create trigger files_stay_behind after delete on document referencing old table as changed
     for each statement execute function disown_files()`,
);

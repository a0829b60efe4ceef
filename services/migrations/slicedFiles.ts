import { asOperations } from './asOperations.ts';
import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/**
 * Large files in slices, each written in a transaction of its own before their document is. Smaller and older ones stay in
 * `document_content`. And how much the uploads to object storage take that no document owns.
 */
export const slicedFiles = statements(
  `create table sliced_file (
     document_id uuid primary key,
     company_id uuid not null references company on delete cascade,
     file_size integer not null,
     upload_began_at timestamptz)`,
  `create index sliced_file_under_way on sliced_file (company_id) include (file_size) where upload_began_at is not null`,
  ...companyWall('sliced_file'),
  `create table file_slice (
     document_id uuid not null references sliced_file on delete cascade,
     place smallint not null,
     company_id uuid not null references company on delete cascade,
     bytes bytea not null,
     primary key (document_id, place))`,
  `alter table file_slice alter bytes set storage external`,
  ...companyWall('file_slice'),
  asOperations(
    'delete_slices()',
    'trigger',
    'delete from sliced_file where document_id in (select id from changed where not is_outside);',
  ),
  `create trigger slices_go_too after delete on document referencing old table as changed
     for each statement execute function delete_slices()`,
  `alter table unowned_file add file_size integer not null default 0`,
  `create index unowned_file_of_company on unowned_file (company_id) include (file_size)`,
);

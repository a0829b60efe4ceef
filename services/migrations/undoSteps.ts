import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';
import { undoableDelete } from './undoableDelete.ts';

/** What can be undone: the last change of status of a record, or its deletion, with what was before. */
export const undoSteps = statements(
  `create table undo_step (
     record_id uuid primary key,
     kind text not null,
     company_id uuid not null references company on delete cascade,
     user_id uuid not null references app_user on delete cascade,
     at timestamptz not null,
     version integer not null,
     before jsonb not null)`,
  `create index undo_step_age on undo_step (at)`,
  ...companyWall('undo_step'),
  ...undoableDelete('vehicle'),
  ...undoableDelete('driver'),
);

import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

const crewOf = (row: string): string => `${row}.vehicle_id, ${row}.trailer_id, ${row}.driver_id`;

const note = (units: string, rows: string): string => `
  insert into approach_due (shipment_id, units)
    select latest.id, array(select distinct unit from unnest(array[${units}]) unit where unit is not null) from ${rows}`;

/**
 * Trips that were given to a truck, taken from it or are over: when it can be at its next pickups is reckoned again (`reckonApproaches`).
 * Whoever works on one puts off when it is due, so that nobody else does and it is tried again if it fails. What the demo plants stays as it is
 * planted.
 */
export const approachesDue = statements(
  `create table approach_due (
     id bigint primary key generated always as identity,
     shipment_id uuid not null references shipment on delete cascade,
     units uuid[] not null,
     due_at timestamptz not null default '-infinity',
     tries smallint not null default 0)`,
  `create index approach_due_of_shipment on approach_due (shipment_id)`,
  `alter table approach_due enable row level security`,
  `alter table approach_due force row level security`,
  `create policy operations on approach_due to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  asOperations(
    'approach_due_insert()',
    'trigger',
    `${note(crewOf('latest'), `now_rows latest where latest.status = 'assigned' and acting_user() is not null`)};`,
  ),
  asOperations(
    'approach_due_update()',
    'trigger',
    `${note(
      `${crewOf('earlier')}, ${crewOf('latest')}`,
      `now_rows latest join old_rows earlier using (id)
       where (${crewOf('latest')}) is distinct from (${crewOf('earlier')})
         or (latest.vehicle_id is not null and latest.status <> earlier.status and latest.status in ('delivered', 'cancelled'))`,
    )};`,
  ),
  `create trigger approach_due_insert after insert on shipment referencing new table as now_rows
     for each statement execute function approach_due_insert()`,
  `create trigger approach_due_update after update on shipment referencing old table as old_rows new table as now_rows
     for each statement execute function approach_due_update()`,
);

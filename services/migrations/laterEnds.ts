import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

const crewOf = (row: string): string => `${row}.vehicle_id, ${row}.trailer_id, ${row}.driver_id`;

/** How many trips are looked at because the one before became later, each by the one before. */
const deepest = 3;

/**
 * When a truck that runs late will be done with a trip, so that its next ones are reckoned by that (`reckonApproaches`). What follows from
 * another trip says in `app.approach_depth` how deep, and in `app.approach_until` up to when, so that no chain goes on for ever. Written with the
 * next event of each shipment.
 */
export const laterEnds = statements(
  `alter table shipment add expected_end timestamptz`,
  `alter table approach_due add depth smallint not null default 0, add until timestamptz`,
  `drop trigger approach_due_update on shipment`,
  `drop function approach_due_update()`,
  asOperations(
    'approach_due_update()',
    'trigger',
    `insert into approach_due (shipment_id, units, depth, until)
       select latest.id,
         array(select distinct unit from unnest(array[${crewOf('earlier')}, ${crewOf('latest')}]) unit where unit is not null),
         coalesce(nullif(current_setting('app.approach_depth', true), ''), '0')::smallint,
         nullif(current_setting('app.approach_until', true), '')::timestamptz
       from now_rows latest join old_rows earlier using (id)
       where ((${crewOf('latest')}) is distinct from (${crewOf('earlier')})
         or (latest.vehicle_id is not null and latest.status <> earlier.status and latest.status in ('delivered', 'cancelled'))
         or (latest.vehicle_id is not null and latest.expected_end is distinct from earlier.expected_end))
         and coalesce(nullif(current_setting('app.approach_depth', true), ''), '0')::smallint <= ${deepest};`,
  ),
  `create trigger approach_due_update after update on shipment referencing old table as old_rows new table as now_rows
     for each statement execute function approach_due_update()`,
);

import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

const crewOf = (row: string): string => `${row}.vehicle_id, ${row}.trailer_id, ${row}.driver_id`;

/** How many trips are looked at because the one before became later, each by the one before. */
const deepest = 3;

const depth = `coalesce(nullif(current_setting('app.approach_depth', true), ''), '0')::smallint`;

/** Notes a trip, or again while it is noted: what was begun is looked at anew, what is told by the trip itself as deep as ever. */
const note = (units: string, rows: string): string => `
  insert into approach_due (shipment_id, units, due_at, depth, until)
    select latest.id, array(select distinct unit from unnest(array[${units}]) unit where unit is not null), next_quarter(latest.updated_at), ${depth},
      nullif(current_setting('app.approach_until', true), '')::timestamptz
    from ${rows}
  on conflict (shipment_id) do update set
    units = array(select distinct unit from unnest(approach_due.units || excluded.units) unit),
    due_at = case when approach_due.tries = 0 then approach_due.due_at else excluded.due_at end,
    tries = 0,
    depth = least(approach_due.depth, excluded.depth),
    until = case when num_nulls(approach_due.until, excluded.until) = 0 then greatest(approach_due.until, excluded.until) end`;

/**
 * The next trips of a truck are looked at when a quarter of an hour is over, in UTC, and once for all that happened to a trip meanwhile: what is
 * told of them would tell another shipper when the truck was where.
 */
export const quarterForecasts = statements(
  `create function next_quarter(at timestamptz) returns timestamptz language sql immutable parallel safe
     as $$ select to_timestamp(900 * (floor(extract(epoch from at) / 900) + 1)) $$`,
  `select set_config('app.operations', 'on', true)`,
  `update approach_due kept set
     units = array(select distinct unit from approach_due each, unnest(each.units) unit where each.shipment_id = kept.shipment_id),
     depth = (select min(depth) from approach_due each where each.shipment_id = kept.shipment_id),
     until = null, tries = 0`,
  `delete from approach_due where id not in (select min(id) from approach_due group by shipment_id)`,
  `select set_config('app.operations', '', true)`,
  `drop index approach_due_of_shipment`,
  `create unique index approach_due_of_shipment on approach_due (shipment_id)`,
  `drop trigger approach_due_insert on shipment`,
  `drop trigger approach_due_update on shipment`,
  `drop function approach_due_insert()`,
  `drop function approach_due_update()`,
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
       where ((${crewOf('latest')}) is distinct from (${crewOf('earlier')})
         or (latest.vehicle_id is not null and latest.status <> earlier.status and latest.status in ('delivered', 'cancelled'))
         or (latest.vehicle_id is not null and latest.expected_end is distinct from earlier.expected_end))
         and ${depth} <= ${deepest}`,
    )};`,
  ),
  `create trigger approach_due_insert after insert on shipment referencing new table as now_rows
     for each statement execute function approach_due_insert()`,
  `create trigger approach_due_update after update on shipment referencing old table as old_rows new table as now_rows
     for each statement execute function approach_due_update()`,
);

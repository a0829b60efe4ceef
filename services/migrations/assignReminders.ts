import { statements } from './statements.ts';

/** When a fleet is reminded: 14 hours before the pickup, or an hour before its deadline where it was awarded later than that. */
const soon = (row: string): string =>
  `case when ${row}.pickup_at - interval '14 hours' > ${row}.created_at then ${row}.pickup_at - interval '14 hours'
     else ${row}.assign_by - interval '1 hour' end`;

/**
 * When somebody looks at a shipment without a truck, and what was told of it by then: 0 nothing, 1 that a truck is due soon, 2 that
 * none was assigned in time. Who has just been awarded a load needs no reminder. What is past by now is old news.
 */
export const assignReminders = statements(
  `alter table shipment add assign_tell_at timestamptz, add assign_told smallint not null default 0`,
  `create index shipment_to_assign on shipment (assign_tell_at) where assign_tell_at is not null`,
  `create function plan_assignment() returns trigger language plpgsql as $$
     declare
       reminded_at timestamptz := ${soon('new')};
     begin
       new.assign_tell_at := case
         when new.status <> 'booked' or new.assign_told = 2 then null
         when new.assign_told = 0 and reminded_at > new.created_at then greatest(reminded_at, new.updated_at)
         else greatest(new.assign_by, new.updated_at) end;
       return new;
     end $$`,
  `create trigger plan_assignment_new before insert on shipment for each row execute function plan_assignment()`,
  `create trigger plan_assignment before update of status on shipment
     for each row when (new.status is distinct from old.status) execute function plan_assignment()`,
  `select set_config('app.operations', 'on', true)`,
  `update shipment set assign_tell_at = case when ${soon('shipment')} > greatest(created_at, now()) then ${soon('shipment')} else assign_by end,
     assign_told = case when ${soon('shipment')} > greatest(created_at, now()) then 0 else 1 end
   where status = 'booked' and assign_by > now()`,
  `update shipment set assign_told = 2 where status = 'booked' and assign_by <= now()`,
  `select set_config('app.operations', '', true)`,
);

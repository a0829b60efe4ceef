import { alsoSeenBy } from './betweenCompanies.ts';
import { asOperations } from './asOperations.ts';
import { keepStopVisits, telling } from './keepStopVisits.ts';
import { statements } from './statements.ts';

const touched = `
  perform keep_stop_visits(array(select distinct shipment_id from now_rows where type in ${telling}));`;

const moved = `
  perform keep_stop_visits(array(select now_rows.id from now_rows join old_rows using (id)
    where (now_rows.status, now_rows.next_stop, now_rows.ends_at, now_rows.lane, now_rows.content)
      is distinct from (old_rows.status, old_rows.next_stop, old_rows.ends_at, old_rows.lane, old_rows.content)));`;

/**
 * What happened at each stop of each shipment, written in the transaction that says so, for reports to read without going through
 * events. Only what differs is written.
 */
export const stopVisits = statements(
  `create function local_day(at timestamptz, zone text) returns date language plpgsql stable as $$
     begin
       return (at at time zone coalesce(zone, 'UTC'))::date;
     exception when invalid_parameter_value then
       return (at at time zone 'UTC')::date;
     end $$`,
  `create table stop_visit (
     shipment_id uuid not null references shipment on delete cascade,
     stop smallint not null,
     company_id uuid not null,
     carrier_id uuid not null,
     day date not null,
     due_at timestamptz not null,
     type text not null,
     place text not null,
     lane text collate "C" not null,
     reference text not null,
     time_zone text,
     window_from timestamptz,
     window_to timestamptz,
     arrived_at timestamptz,
     departed_at timestamptz,
     source text,
     is_skipped boolean not null,
     is_cancelled boolean not null,
     is_passed boolean not null,
     is_excused boolean not null,
     warned_at timestamptz,
     proof_at timestamptz,
     is_rejected boolean not null,
     completed_at timestamptz,
     is_automatic boolean not null,
     waiting_answer text,
     waiting_minor bigint,
     primary key (shipment_id, stop))`,
  `create index stop_visit_of_company on stop_visit (company_id, day)`,
  `create index stop_visit_of_carrier on stop_visit (carrier_id, day)`,
  `alter table stop_visit enable row level security`,
  `alter table stop_visit force row level security`,
  alsoSeenBy('stop_visit', 'company_id'),
  alsoSeenBy('stop_visit', 'carrier_id'),
  `create policy operations on stop_visit to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select on stop_visit to app_member`,

  keepStopVisits(),
  asOperations('stop_visits_of_events()', 'trigger', touched),
  asOperations('stop_visits_of_moves()', 'trigger', moved),
  asOperations('stop_visits_of_bookings()', 'trigger', `perform keep_stop_visits(array(select id from now_rows));`),
  `create trigger stop_visits_of_events after insert on shipment_event referencing new table as now_rows
     for each statement execute function stop_visits_of_events()`,
  `create trigger stop_visits_of_moves after update on shipment referencing old table as old_rows new table as now_rows
     for each statement execute function stop_visits_of_moves()`,
  `create trigger stop_visits_of_bookings after insert on shipment referencing new table as now_rows
     for each statement execute function stop_visits_of_bookings()`,
  `select set_config('app.operations', 'on', true)`,
  `select keep_stop_visits(array(select id from shipment))`,
  `select set_config('app.operations', '', true)`,
);

import { asOperations } from './asOperations.ts';
import { alsoSeenBy } from './betweenCompanies.ts';
import { statements } from './statements.ts';

const readByOwner = (table: string): readonly string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  alsoSeenBy(table, 'owner_id'),
  `create policy operations on ${table} to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select on ${table} to app_member`,
];

/** The last deliveries that were made, each for both of its parties, with how often they count. */
const both = (rows: string, n: 1 | -1): string => `
  select owner_id, party_id, day, ${n} as n from ${rows}
    cross join lateral (values (company_id, carrier_id), (carrier_id, company_id)) party (owner_id, party_id)
  where is_last and type = 'delivery' and proof >= 10`;

const note = (counted: string, owners = 'true'): string => `
  insert into delivered_count_change (owner_id, party_id, day, n)
  select owner_id, party_id, day, sum(n) from (${counted}) counted where ${owners}
  group by owner_id, party_id, day having sum(n) <> 0`;

const counting = (event: 'insert' | 'update' | 'delete', tables: string, work: string): readonly string[] => [
  asOperations(`delivered_counts_of_${event}()`, 'trigger', `${work};`),
  `create trigger delivered_counts_of_${event} after ${event} on stop_visit referencing ${tables}
     for each statement execute function delivered_counts_of_${event}()`,
];

const lastStop = (content: string): string => `jsonb_array_length(${content} -> 'stops') - 1`;

/**
 * How many shipments were delivered, counted as stops are (0074_stop_counts): by day and other party, on the day of their last stop. All else
 * that scorecards tell is counted for other reports.
 */
export const deliveredCounts = statements(
  `alter table stop_visit add is_last boolean not null default false`,
  `select set_config('app.operations', 'on', true)`,
  // Nothing else changes that is counted.
  `alter table stop_visit disable trigger user`,
  `update stop_visit set is_last = true from shipment where shipment.id = shipment_id and stop = ${lastStop('content')}`,
  `alter table stop_visit enable trigger user`,
  `create function mark_last_stop() returns trigger language plpgsql as $$
     begin
       new.is_last := coalesce((select new.stop = ${lastStop('content')} from shipment where id = new.shipment_id), false);
       return new;
     end $$`,
  `create trigger marks_last_stop before insert on stop_visit for each row execute function mark_last_stop()`,
  asOperations(
    'move_last_stop()',
    'trigger',
    `update stop_visit set is_last = stop = ${lastStop('new.content')} where shipment_id = new.id;`,
  ),
  `create trigger moves_last_stop after update of content on shipment for each row
     when (${lastStop('new.content')} <> ${lastStop('old.content')}) execute function move_last_stop()`,
  `create table delivered_count (
     owner_id uuid not null references company on delete cascade,
     span text collate "C" not null,
     days json not null,
     party json not null,
     primary key (owner_id, span))`,
  `create table delivered_count_change (
     owner_id uuid not null references company on delete cascade,
     party_id uuid not null,
     day date not null,
     n integer not null)`,
  `create index delivered_count_change_of_owner on delivered_count_change (owner_id, day)`,
  ...readByOwner('delivered_count'),
  ...readByOwner('delivered_count_change'),
  ...counting('insert', 'new table as now_rows', note(both('now_rows', 1))),
  ...counting(
    'update',
    'old table as old_rows new table as now_rows',
    note(`${both('now_rows', 1)} union all ${both('old_rows', -1)}`),
  ),
  // A company that is being removed needs no counts.
  ...counting(
    'delete',
    'old table as old_rows',
    note(both('old_rows', -1), 'exists (select from company where id = owner_id)'),
  ),
  note(both('stop_visit', 1)),
  `select set_config('app.operations', '', true)`,
);

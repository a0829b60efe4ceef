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

/**
 * What a delivery says of its carrier (services/reports/counts/scoredDeliveries.ts reads it): that its shipment was delivered, and whether its
 * proof came within a day. That a day has passed without one depends on the clock, and is not in it.
 */
const adds = `
  case when is_last and proof >= 10 then array[1, 1]::bigint[] else '{}' end || case
    when proof = 11 then array[4, 1]
    when proof >= 1000 then array[3 - proof % 2, 1]
    when proof >= 20 and proof % 10 > 0 then array[1 + proof % 10, 1]
    else '{}' end::bigint[]`;

/** The deliveries that say something, each for both of its parties, with how often they count. */
const both = (rows: string, n: 1 | -1): string => `
  select owner_id, party_id, day, adds, ${n} as n from ${rows} cross join lateral (select ${adds} as adds) saying
    cross join lateral (values (company_id, carrier_id), (carrier_id, company_id)) party (owner_id, party_id)
  where type = 'delivery' and cardinality(adds) > 0`;

const note = (counted: string, owners = 'true'): string => `
  insert into score_count_change (owner_id, party_id, day, adds, n)
  select owner_id, party_id, day, adds, sum(n) from (${counted}) counted where ${owners}
  group by owner_id, party_id, day, adds having sum(n) <> 0`;

const counting = (event: 'insert' | 'update' | 'delete', tables: string, work: string): readonly string[] => [
  asOperations(`score_counts_of_${event}()`, 'trigger', `${work};`),
  `create trigger score_counts_of_${event} after ${event} on stop_visit referencing ${tables}
     for each statement execute function score_counts_of_${event}()`,
];

const lastStop = (content: string): string => `jsonb_array_length(${content} -> 'stops') - 1`;

/**
 * What scorecards tell of deliveries, counted as stops are (0074_stop_counts), by day and other party: shipments on the day of their last
 * stop, and proofs without their minutes, which are too many to read for each carrier. All else is counted for other reports.
 */
export const scoreCounts = statements(
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
  `create table score_count (
     owner_id uuid not null references company on delete cascade,
     span text collate "C" not null,
     days json not null,
     party json not null,
     primary key (owner_id, span))`,
  `create table score_count_change (
     owner_id uuid not null references company on delete cascade,
     party_id uuid not null,
     day date not null,
     adds bigint[] not null,
     n integer not null)`,
  `create index score_count_change_of_owner on score_count_change (owner_id, day)`,
  ...readByOwner('score_count'),
  ...readByOwner('score_count_change'),
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

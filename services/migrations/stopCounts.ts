import { asOperations } from './asOperations.ts';
import { alsoSeenBy } from './betweenCompanies.ts';
import { statements } from './statements.ts';

/**
 * What the report on punctuality asks of a stop, as a number (services/reports/counts/punctuality.ts reads it). Null while a truck is
 * awaited: what such a stop is depends on the clock.
 */
const punctuality = `
  case
    when is_cancelled then 1
    when is_skipped then 2
    when window_from is null or window_to is null then 3
    when arrived_at is null then case when is_passed then 4 end
    else 100
      + case when source is distinct from 'desk' then 1 else 0 end
      + case when window_from - arrived_at > interval '1 hour' then 2 else 0 end
      + case when arrived_at <= window_to then 0 else
          case when is_excused then 4 else 0 end
          + case when window_to - warned_at >= interval '1 hour' then 8 else 0 end
          + case when arrived_at - window_to <= interval '15 minutes' then 16
              when arrived_at - window_to <= interval '30 minutes' then 32
              when arrived_at - window_to <= interval '60 minutes' then 48
              else 64 end
        end
  end + case when type = 'delivery' then 200 else 0 end`;

const readByOwner = (table: string): readonly string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  alsoSeenBy(table, 'owner_id'),
  `create policy operations on ${table} to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select on ${table} to app_member`,
];

/** Rows of stops, each for both of its parties, with how often they count. */
const both = (rows: string, n: 1 | -1): string => `
  select company_id as owner_id, carrier_id as party_id, day, punctuality, lane, place, ${n} as n from ${rows}
  union all select carrier_id, company_id, day, punctuality, lane, place, ${n} from ${rows}`;

const note = (counted: string): string => `
  insert into stop_count_change (owner_id, party_id, day, code, lane, place, n)
  select owner_id, party_id, day, punctuality, lane, place, sum(n) from (${counted}) counted where punctuality is not null
  group by owner_id, party_id, day, punctuality, lane, place having sum(n) <> 0`;

/** A company that is being removed needs no counts. */
const ofThoseWhoStay = (counted: string): string =>
  `select * from (${counted}) gone where exists (select from company where id = owner_id)`;

const counting = (event: 'insert' | 'update' | 'delete', tables: string, counted: string): readonly string[] => [
  asOperations(`stop_counts_of_${event}()`, 'trigger', `${note(counted)};`),
  `create trigger stop_counts_of_${event} after ${event} on stop_visit referencing ${tables}
     for each statement execute function stop_counts_of_${event}()`,
];

/** Rows are found, and awaited stops counted, over indexes that are read alone; the policies ask for both parties. */
const pageOf = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): readonly string[] => [
  `create index stop_visit_page_of_${own} on stop_visit (${own}, due_at desc, reference, stop, shipment_id)
     include (${other}, day, type, punctuality, lane, place)`,
  `create index stop_visit_awaited_of_${own} on stop_visit (${own}, day)
     include (${other}, type, due_at, window_to, warned_at, lane, place) where punctuality is null`,
];

/**
 * How many stops of each kind a company has, by day, other party, lane and place, so that reports need not go through them. An event
 * only appends what it changes: nobody waits for anybody, and nothing is counted twice. What was appended is added to the counts of days
 * and months later (services/reports/counts/foldCounts.ts); both are read together.
 */
export const stopCounts = statements(
  `alter table stop_visit add column punctuality smallint generated always as (${punctuality}) stored`,
  ...pageOf('company_id', 'carrier_id'),
  ...pageOf('carrier_id', 'company_id'),
  `create table stop_count (
     owner_id uuid not null references company on delete cascade,
     span text collate "C" not null,
     days json not null,
     party json not null,
     lane json not null,
     place json not null,
     primary key (owner_id, span))`,
  `create table stop_count_change (
     owner_id uuid not null references company on delete cascade,
     party_id uuid not null,
     day date not null,
     code smallint not null,
     lane text collate "C" not null,
     place text not null,
     n integer not null)`,
  `create index stop_count_change_of_owner on stop_count_change (owner_id, day)`,
  ...readByOwner('stop_count'),
  ...readByOwner('stop_count_change'),
  ...counting('insert', 'new table as now_rows', both('now_rows', 1)),
  ...counting(
    'update',
    'old table as old_rows new table as now_rows',
    `${both('now_rows', 1)} union all ${both('old_rows', -1)}`,
  ),
  ...counting('delete', 'old table as old_rows', ofThoseWhoStay(both('old_rows', -1))),
  `select set_config('app.operations', 'on', true)`,
  note(both('stop_visit', 1)),
  `select set_config('app.operations', '', true)`,
);

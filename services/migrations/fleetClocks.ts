import { asOperations } from './asOperations.ts';
import { alsoSeenBy } from './betweenCompanies.ts';
import { statements } from './statements.ts';

const rowsOf = (table: string, n: 1 | -1): string => `select carrier_id, day, time_zone, ${n} as n from ${table}`;

const note = (rows: string, owners = 'true'): string => `
  insert into clock_count (owner_id, day, time_zone, n)
  select carrier_id, day, time_zone, sum(n) from (${rows}) counted where time_zone is not null and ${owners}
  group by carrier_id, day, time_zone having sum(n) <> 0`;

const counting = (event: 'insert' | 'update' | 'delete', tables: string, work: string): readonly string[] => [
  asOperations(
    `clock_counts_of_${event}()`,
    'trigger',
    `if exists (select from ${event === 'delete' ? 'old_rows' : 'now_rows'}) then ${work}; end if;`,
  ),
  `create trigger clock_counts_of_${event} after ${event} on stop_visit referencing ${tables}
     for each statement execute function clock_counts_of_${event}()`,
];

const [now, old] = [rowsOf('now_rows', 1), rowsOf('old_rows', -1)];

/**
 * By how many stops of a fleet each clock goes on a day: the report on utilisation goes by the one of most. What changes is appended, and
 * what there is of a day is the sum.
 */
export const fleetClocks = statements(
  `create table clock_count (
     owner_id uuid not null references company on delete cascade,
     day date not null,
     time_zone text not null,
     n bigint not null)`,
  `alter table clock_count enable row level security`,
  `alter table clock_count force row level security`,
  alsoSeenBy('clock_count', 'owner_id'),
  `create policy operations on clock_count to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select on clock_count to app_member`,
  `select set_config('app.operations', 'on', true)`,
  note(rowsOf('stop_visit', 1)),
  `select set_config('app.operations', '', true)`,
  `create index clock_count_of_owner on clock_count (owner_id, day) include (time_zone, n)`,
  ...counting('insert', 'new table as now_rows', note(now)),
  ...counting('update', 'old table as old_rows new table as now_rows', note(`${now} union all ${old}`)),
  // A company that is being removed needs no counts.
  ...counting('delete', 'old table as old_rows', note(old, 'exists (select from company where id = carrier_id)')),
);

import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

/** Those that any fleet of the brand may see, by the UTC day on which their time is up. */
const rowsOf = (table: string, n: 1 | -1): string => `
  select brand_id, company_id, (ends_at at time zone 'UTC')::date as end_day, ${n} as n,
    case when price_per_km is null then 0 else ${n} end as priced from ${table} where is_open and is_market`;

const note = (rows: string, owners = 'true'): string => `
  insert into open_load_count (brand_id, company_id, end_day, n, priced)
  select brand_id, company_id, end_day, sum(n), sum(priced) from (${rows}) counted where ${owners}
  group by brand_id, company_id, end_day having sum(n) <> 0 or sum(priced) <> 0`;

const counting = (event: 'insert' | 'update' | 'delete', tables: string, work: string): readonly string[] => [
  asOperations(
    `open_load_counts_of_${event}()`,
    'trigger',
    `if exists (select from ${event === 'delete' ? 'old_rows' : 'now_rows'}) then ${work}; end if;`,
  ),
  `create trigger open_load_counts_of_${event} after ${event} on load referencing ${tables}
     for each statement execute function open_load_counts_of_${event}()`,
];

const [now, old] = [rowsOf('now_rows', 1), rowsOf('old_rows', -1)];

/**
 * How many loads of each shipper are open to all fleets of a brand, by the day on which they end, so that the list of them need not go
 * through all to know their number. What changes is appended: nobody waits for anybody, and what there is of a day is the sum.
 */
export const openLoadCounts = statements(
  `create table open_load_count (
     brand_id uuid not null references company on delete cascade,
     company_id uuid not null references company on delete cascade,
     end_day date not null,
     n bigint not null,
     priced bigint not null)`,
  `alter table open_load_count enable row level security`,
  `alter table open_load_count force row level security`,
  `create policy audience on open_load_count for select to app_member
     using (brand_id = (select current_market()) and company_id <> all ((select blocked_by())::uuid[]))`,
  `create policy operations on open_load_count to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select on open_load_count to app_member`,
  `select set_config('app.operations', 'on', true)`,
  note(rowsOf('load', 1)),
  `select set_config('app.operations', '', true)`,
  `create index open_load_count_of_brand on open_load_count (brand_id, end_day, company_id) include (n, priced)`,
  `create index open_load_count_of_company on open_load_count (company_id)`,
  `create index load_ending on load (brand_id, ends_at, id) include (company_id, price_per_km) where is_open and is_market`,
  ...counting('insert', 'new table as now_rows', note(now)),
  ...counting('update', 'old table as old_rows new table as now_rows', note(`${now} union all ${old}`)),
  // A company that is being removed needs no counts.
  ...counting('delete', 'old table as old_rows', note(old, 'exists (select from company where id = company_id)')),
);

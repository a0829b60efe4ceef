import { asOperations } from './asOperations.ts';
import { alsoSeenBy } from './betweenCompanies.ts';
import { keepingOfferCases } from './keepingOfferCases.ts';
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
 * What a case adds to counts: itself, and the minutes to the first answer; apart where the offer waits, and where it was withdrawn or its
 * request closed, of which scorecards take none.
 */
const adds = `array[kind, 1]::bigint[] || case when minutes is null then '{}' else
  array[1000 + 3 * minutes::bigint + case when kind in (18, 19) then 1 when kind between 12 and 15 then 2 else 0 end, 1] end`;

const note = (rows: string, owners = 'true'): string => `
  insert into offer_count_change (owner_id, party_id, day, lane, adds, n)
  select owner_id, party_id, day, lane, adds, sum(n) from (${rows}) counted where ${owners}
  group by owner_id, party_id, day, lane, adds having sum(n) <> 0`;

const rowsOf = (table: 'now_rows' | 'old_rows', n: 1 | -1): string =>
  `select owner_id, party_id, day, lane, ${adds} as adds, ${n} as n from ${table}`;

const counting = (event: 'insert' | 'update' | 'delete', tables: string, work: string): readonly string[] => [
  // Writing what may be there already fires both for rows that came and for rows that changed, one of them with none.
  asOperations(
    `offer_counts_of_${event}()`,
    'trigger',
    `if exists (select from ${event === 'delete' ? 'old_rows' : 'now_rows'}) then ${work}; end if;`,
  ),
  `create trigger offer_counts_of_${event} after ${event} on offer_case referencing ${tables}
     for each statement execute function offer_counts_of_${event}()`,
];

const [now, old] = [rowsOf('now_rows', 1), rowsOf('old_rows', -1)];

/**
 * Each offer and each fleet that was asked by name and made none, once for either party, written in the transaction that says so, and how
 * many there are of each kind: the report on offers need not go through them.
 */
export const offerCases = statements(
  `create table offer_case (
     owner_id uuid not null references company on delete cascade,
     party_id uuid not null,
     carrier_id uuid not null,
     load_id uuid not null references shipment_request on delete cascade,
     offer_id uuid,
     at timestamptz not null,
     day date not null,
     lane text collate "C" not null,
     kind smallint not null,
     minutes integer,
     holds_until timestamptz not null,
     unique nulls not distinct (load_id, carrier_id, offer_id, owner_id))`,
  // Rows are found, and those that wait counted, over indexes that are read alone.
  `create index offer_case_page on offer_case (owner_id, at desc, load_id, offer_id, carrier_id)
     include (party_id, day, lane, kind, holds_until)`,
  `create index offer_case_waiting on offer_case (owner_id, holds_until) include (party_id, day, lane, kind, minutes)
     where kind in (18, 19, 22, 23)`,
  ...readByOwner('offer_case'),
  `create table offer_count (
     owner_id uuid not null references company on delete cascade,
     span text collate "C" not null,
     ${['days', 'party', 'lane', 'fine', 'party_fine', 'lane_fine'].map((column) => `${column} json not null`).join(', ')},
     primary key (owner_id, span))`,
  `create table offer_count_change (
     owner_id uuid not null references company on delete cascade,
     party_id uuid not null,
     day date not null,
     lane text collate "C" not null,
     adds bigint[] not null,
     n integer not null)`,
  `create index offer_count_change_of_owner on offer_count_change (owner_id, day)`,
  ...readByOwner('offer_count'),
  ...readByOwner('offer_count_change'),
  ...counting('insert', 'new table as now_rows', note(now)),
  ...counting('update', 'old table as old_rows new table as now_rows', note(`${now} union all ${old}`)),
  // A company that is being removed needs no counts.
  ...counting('delete', 'old table as old_rows', note(old, 'exists (select from company where id = owner_id)')),
  ...keepingOfferCases,
  `select set_config('app.operations', 'on', true)`,
  `select keep_offer_cases(array(select id from shipment_request), null)`,
  `select set_config('app.operations', '', true)`,
);

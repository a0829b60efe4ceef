import { asOperations } from './asOperations.ts';
import { alsoSeenBy } from './betweenCompanies.ts';
import { statements } from './statements.ts';

/**
 * What the report on proofs asks of a delivery, as a number (services/reports/counts/proofKinds.ts reads it); null of a pickup. That a day has
 * passed without a proof depends on the clock, and is not in it.
 */
const kept = `
  case when type = 'delivery' then
    case
      when is_cancelled then 1
      when is_skipped then 2
      when departed_at is null and not is_passed then 3
      when proof_at is null then case when departed_at is null then 10 else 11 end
      when is_rejected or completed_at is null or is_automatic or departed_at is null then
        case when is_rejected then 20 when completed_at is null then 30 when is_automatic then 40 else 50 end
        + case when departed_at is null then 0 when proof_at - departed_at <= interval '1 day' then 1 else 2 end
      else 1000
        + 2 * greatest(0, floor(extract(epoch from completed_at - departed_at) / 60))::integer
        + case when proof_at - departed_at <= interval '1 day' then 1 else 0 end
    end
  end`;

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
  select company_id as owner_id, carrier_id as party_id, day, proof, lane, place, ${n} as n from ${rows} where proof is not null
  union all select carrier_id, company_id, day, proof, lane, place, ${n} from ${rows} where proof is not null`;

const note = (counted: string): string => `
  insert into proof_count_change (owner_id, party_id, day, code, lane, place, n)
  select owner_id, party_id, day, proof, lane, place, sum(n) from (${counted}) counted
  group by owner_id, party_id, day, proof, lane, place having sum(n) <> 0`;

/** A company that is being removed needs no counts. */
const ofThoseWhoStay = (counted: string): string =>
  `select * from (${counted}) gone where exists (select from company where id = owner_id)`;

const counting = (event: 'insert' | 'update' | 'delete', tables: string, counted: string): readonly string[] => [
  asOperations(`proof_counts_of_${event}()`, 'trigger', `${note(counted)};`),
  `create trigger proof_counts_of_${event} after ${event} on stop_visit referencing ${tables}
     for each statement execute function proof_counts_of_${event}()`,
];

/** Rows are found, and deliveries that still have time counted, over indexes that are read alone; the policies ask for both parties. */
const pageOf = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): readonly string[] => [
  `create index stop_visit_proofs_of_${own} on stop_visit (${own}, due_at desc, reference, stop, shipment_id)
     include (${other}, day, type, proof, lane, place) where type = 'delivery'`,
  `create index stop_visit_unproven_of_${own} on stop_visit (${own}, departed_at)
     include (${other}, day, proof, lane, place) where proof = 11`,
];

/**
 * How many deliveries a company has by how their proof stands, counted as stops are (0074_stop_counts): by day, other party, lane and place.
 */
export const proofCounts = statements(
  `alter table stop_visit add column proof integer generated always as (${kept}) stored`,
  ...pageOf('company_id', 'carrier_id'),
  ...pageOf('carrier_id', 'company_id'),
  `create table proof_count (
     owner_id uuid not null references company on delete cascade,
     span text collate "C" not null,
     days json not null,
     party json not null,
     lane json not null,
     place json not null,
     primary key (owner_id, span))`,
  `create table proof_count_change (
     owner_id uuid not null references company on delete cascade,
     party_id uuid not null,
     day date not null,
     code integer not null,
     lane text collate "C" not null,
     place text not null,
     n integer not null)`,
  `create index proof_count_change_of_owner on proof_count_change (owner_id, day)`,
  ...readByOwner('proof_count'),
  ...readByOwner('proof_count_change'),
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

import { asOperations } from './asOperations.ts';
import { keepsParties } from './betweenCompanies.ts';
import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';
import { toldRecord } from './toldRecord.ts';

const sorts = ['created_at', 'due_at', 'reference_key'] as const;

const listedBy = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): readonly string[] =>
  sorts.map(
    (column) => `create index statement_by_${column}_of_${own} on statement (${own}, ${column}, id)
       include (${other}, status, due_on, time_zone, currency, total_minor, search)`,
  );

const draftOf = (rows: string): string =>
  `insert into statement (id, company_id, carrier_id, request_id, created_at, updated_at, status, reference, from_city, to_city,
       currency, payment_days, linehaul_minor, search)
     select id, company_id, carrier_id, request_id, updated_at, updated_at, 'draft', reference,
       coalesce(content #>> '{stops,0,place,city}', ''), coalesce(content #>> '{stops,-1,place,city}', ''),
       currency, coalesce((terms ->> 'paymentDays')::integer, 30), price_minor, search
     from ${rows} done where status = 'completed' on conflict do nothing;`;

/** What completed shipments cost, for both parties, with invoice numbers without a gap. The draft comes with the completion. */
export const settlement = statements(
  `create table statement (
     id uuid primary key references shipment on delete cascade,
     company_id uuid not null references company on delete cascade,
     carrier_id uuid not null references company on delete cascade,
     request_id uuid not null references shipment_request on delete cascade,
     version integer not null default 1,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     status text not null check (status in ('draft', 'issued', 'disputed', 'approved', 'paid', 'settled')),
     revision integer not null default 0,
     reference text not null,
     reference_key text collate "C" not null generated always as (lower(reference)) stored,
     from_city text not null,
     to_city text not null,
     currency text not null,
     payment_days integer not null,
     linehaul_minor bigint not null,
     waiting_minor bigint not null default 0,
     extras_minor bigint not null default 0,
     total_minor bigint not null generated always as (linehaul_minor + waiting_minor + extras_minor) stored,
     lines jsonb not null default '[]',
     history jsonb not null default '[]',
     invoice text,
     issued_at timestamptz,
     time_zone text,
     due_on date,
     due_at timestamptz,
     paid_on date,
     payment_reference text,
     search text collate "C" not null,
     check (status = 'draft' or num_nulls(invoice, issued_at, time_zone, due_on, due_at) = 0),
     check ((status in ('paid', 'settled')) = (paid_on is not null)))`,
  `create unique index statement_invoice on statement (carrier_id, invoice)`,
  ...listedBy('company_id', 'carrier_id'),
  ...listedBy('carrier_id', 'company_id'),
  ...companyWall('statement'),
  `create policy carried on statement to app_member
     using (carrier_id = (select current_company())) with check (carrier_id = (select current_company()))`,
  `revoke insert, delete on statement from app_member`,
  keepsParties('statement', 'company_id', 'carrier_id', 'request_id'),
  `create table invoice_number (
     company_id uuid primary key references company on delete cascade,
     last integer not null)`,
  ...companyWall('invoice_number'),
  `revoke delete on invoice_number from app_member`,

  `select set_config('app.operations', 'on', true)`,
  draftOf('shipment'),
  `select set_config('app.operations', '', true)`,
  asOperations('open_statement()', 'trigger', draftOf('(select new.*)')),
  `create trigger open_statement_new after insert on shipment for each row
     when (new.status = 'completed') execute function open_statement()`,
  `create trigger open_statement after update of status on shipment for each row
     when (new.status = 'completed' and old.status <> 'completed') execute function open_statement()`,
  ...toldRecord('statement', 'statement', 'carrier_id'),
);

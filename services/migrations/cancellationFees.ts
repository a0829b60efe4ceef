import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

const sorts = ['created_at', 'due_at', 'reference_key'] as const;

const listedBy = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): readonly string[] =>
  sorts.flatMap((column) => [
    `drop index if exists statement_by_${column}_of_${own}`,
    `create index statement_by_${column}_of_${own} on statement (${own}, ${column}, id)
       include (${other}, status, due_on, time_zone, currency, total_minor, search)`,
  ]);

const draftOf = (rows: string, endedAt: string): string =>
  `insert into statement (id, company_id, carrier_id, request_id, created_at, updated_at, status, reference, from_city, to_city,
       currency, payment_days, linehaul_minor, fee_minor, search)
     select id, company_id, carrier_id, request_id, ${endedAt}, ${endedAt}, 'draft', reference,
       coalesce(content #>> '{stops,0,place,city}', ''), coalesce(content #>> '{stops,-1,place,city}', ''),
       currency, coalesce((terms ->> 'paymentDays')::integer, 30),
       case when status = 'completed' then price_minor else 0 end, cancellation_fee_minor, search
     from ${rows} ended where status = 'completed' or (status = 'cancelled' and cancellation_fee_minor > 0)
     on conflict do nothing;`;

/** The shipper cancelled while the truck was on its way to the pickup or there: it was dispatched, and not taken off again. */
const wasOrderedInVain = `status = 'cancelled' and exists (
     select from shipment_event ended join shipment_event set_out using (shipment_id)
     where shipment_id = shipment.id and ended.type = 'cancelled' and ended.by_company_id = shipment.company_id
       and set_out.type = 'dispatched' and set_out.number < ended.number and not exists (
         select from shipment_event taken_off where taken_off.shipment_id = shipment.id and taken_off.type = 'unassigned'
           and taken_off.number between set_out.number and ended.number))`;

const cancelledAt = `(select max(recorded_at) from shipment_event where shipment_id = ended.id and type = 'cancelled')`;

/**
 * What a shipper owes for a truck that it ordered and did not use. The services write the fee with the event; the draft of its statement
 * comes with that, as with a completion, for what was cancelled before too.
 */
export const cancellationFees = statements(
  `alter table shipment add cancellation_fee_minor bigint not null default 0`,
  // The sum of a generated column cannot be changed before PostgreSQL 17.
  `alter table statement drop column total_minor`,
  `alter table statement add fee_minor bigint not null default 0, add total_minor bigint not null
     generated always as (linehaul_minor + waiting_minor + fee_minor + extras_minor) stored`,
  ...listedBy('company_id', 'carrier_id'),
  ...listedBy('carrier_id', 'company_id'),

  `select set_config('app.operations', 'on', true)`,
  `update shipment set cancellation_fee_minor = (terms ->> 'cancellationFeeMinor')::bigint
   where (terms ->> 'cancellationFeeMinor')::bigint > 0 and ${wasOrderedInVain}`,
  draftOf('(select * from shipment where cancellation_fee_minor > 0)', cancelledAt),
  `select set_config('app.operations', '', true)`,

  `drop trigger open_statement_new on shipment`,
  `drop trigger open_statement on shipment`,
  `drop function open_statement()`,
  asOperations('open_statement()', 'trigger', draftOf('(select new.*)', 'updated_at')),
  `create trigger open_statement_new after insert on shipment for each row
     when (new.status in ('completed', 'cancelled')) execute function open_statement()`,
  `create trigger open_statement after update of status on shipment for each row
     when (new.status in ('completed', 'cancelled') and old.status <> new.status) execute function open_statement()`,
);

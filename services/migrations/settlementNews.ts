import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

/** What each side hears of the other's acts; what a company did itself is no news to it. */
const newsOfStatements = `insert into notice (company_id, kind, offer_id, shipment_id, request_id, at)
   select sides.company_id, sides.kind, null, latest.id, latest.request_id, latest.updated_at
   from now_rows latest join old_rows earlier using (id)
   cross join lateral (values
     (latest.company_id, case
       when latest.status = 'issued' and earlier.status = 'draft' then 'statement_to_approve'
       when latest.status = 'settled' and earlier.status = 'paid' then 'payment_confirmed'
       when latest.status = 'approved' and earlier.status = 'paid' then 'payment_missing' end),
     (latest.carrier_id, case
       when latest.status = 'approved' and earlier.status = 'issued' then 'statement_approved'
       when latest.status = 'disputed' and earlier.status = 'issued' then 'statement_disputed'
       when latest.status = 'paid' and earlier.status = 'approved' then 'statement_paid' end)) sides (company_id, kind)
   where sides.kind is not null and not exists (select from membership
     where membership.company_id = sides.company_id and user_id = acting_user() and accepted_at is not null);`;

/** People hear of statements as they hear of shipments. */
export const settlementNews = statements(
  asOperations('notice_statement_update()', 'trigger', newsOfStatements),
  `create trigger notice_statement_update after update on statement referencing old table as old_rows new table as now_rows
     for each statement execute function notice_statement_update()`,
);

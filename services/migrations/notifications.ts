import { asOperations } from './asOperations.ts';
import { told } from './told.ts';
import { statements } from './statements.ts';

const own = `company_id = (select current_company()) and user_id = (select acting_user())`;

/**
 * Tells the people of a company what the other side did with an offer, in the transaction that does it. What a person has not read yet about an
 * offer is replaced. Nobody is told what their own company did. A statement that adds more than 100 offers fills a database, and
 * tells nobody.
 */
const notice = (event: 'insert' | 'update', rows: string, transition: string): readonly string[] => [
  asOperations(
    `notify_of_offer_${event}()`,
    'trigger',
    `with told as (
       select * from (${rows}) rows where kind is not null
         and not exists (select from membership where membership.company_id = rows.company_id and user_id = acting_user()
           and accepted_at is not null)),
     -- In the order in which everybody locks them.
     unread as (
       select notification.id from notification join told using (company_id, offer_id)
       where read_at is null order by notification.id for update of notification),
     replaced as (delete from notification using unread where notification.id = unread.id)
     insert into notification (company_id, user_id, at, kind, offer_id, request_id, from_city, to_city)
       select told.company_id, user_id, told.at, kind, told.offer_id, request_id,
         coalesce(content #>> '{stops,0,place,city}', ''), coalesce(content #>> '{stops,-1,place,city}', '')
       from told join membership using (company_id) join shipment_request on shipment_request.id = request_id
       -- Whoever is removed meanwhile is not told; the foreign key would refuse the whole change.
       for key share of membership;`,
  ),
  `create trigger notify_of_offer_${event} after ${event} on offer referencing ${transition}
     for each statement execute function notify_of_offer_${event}()`,
];

/** What people are told about offers, each for themselves. */
export const notifications = statements(
  `create table notification (
     id uuid primary key default gen_random_uuid(),
     company_id uuid not null,
     user_id uuid not null,
     at timestamptz not null,
     kind text not null,
     offer_id uuid not null references offer on delete cascade,
     request_id uuid not null references shipment_request on delete cascade,
     from_city text not null,
     to_city text not null,
     read_at timestamptz,
     foreign key (user_id, company_id) references membership (user_id, company_id) on delete cascade)`,
  `create index notification_newest on notification (user_id, company_id, at, id) include (read_at)`,
  `create index notification_of_offer on notification (offer_id)`,
  `create index notification_of_request on notification (request_id)`,
  `create index notification_by_time on notification (at)`,
  `alter table notification enable row level security`,
  `alter table notification force row level security`,
  `create policy own_to_read on notification for select to app_member using (${own})`,
  `create policy own_to_change on notification for update to app_member using (${own}) with check (${own})`,
  `create policy operations on notification to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select, update (read_at) on notification to app_member`,

  ...notice(
    'insert',
    `select shipper_id as company_id, case when status = 'submitted' then 'offer_received' end as kind,
       id as offer_id, load_id as request_id, updated_at as at from now_rows
       where (select count(*) from now_rows) <= 100`,
    'new table as now_rows',
  ),
  ...notice(
    'update',
    `select sides.company_id, sides.kind, latest.id as offer_id, latest.load_id as request_id, latest.updated_at as at
       from now_rows latest join old_rows earlier using (id)
       cross join lateral (values
         (latest.company_id, case
           when latest.status <> earlier.status then case
             when latest.status = 'countered' then 'offer_countered'
             when latest.status = 'accepted' then 'offer_accepted'
             when latest.status = 'rejected' and latest.closed_reason = 'not_selected' then 'not_selected'
             when latest.status = 'rejected' and latest.closed_reason like 'request_%' then 'request_closed'
             when latest.status = 'rejected' then 'offer_rejected' end
           when cardinality(latest.changes) > cardinality(earlier.changes) then 'offer_outdated' end),
         (latest.shipper_id, case
           when latest.status = 'accepted' and earlier.status = 'countered' then 'counter_accepted'
           when latest.status = 'accepted' and earlier.status <> 'accepted' then 'load_booked'
           when latest.status = 'withdrawn' and earlier.status <> 'withdrawn' then 'offer_withdrawn'
           when latest.status = 'submitted' and earlier.status = 'countered' then 'offer_revised'
           when latest.status = 'submitted' and latest.amount_minor <> earlier.amount_minor then 'offer_revised'
           when latest.status = 'submitted' and cardinality(latest.changes) = 0 and cardinality(earlier.changes) > 0
             then 'offer_confirmed' end)) sides (company_id, kind)`,
    'old table as old_rows new table as now_rows',
  ),
  ...told({
    table: 'notification',
    type: 'notification',
    rows: `select distinct company_id as audience_id, null::uuid as record_id, null::integer as version from now_rows`,
    on: ['insert', 'update'],
  }),
);

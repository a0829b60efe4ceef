import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

/** Leaves out what a company did itself, and what is no news. */
const newsIn = (rows: string): string =>
  `insert into notice (company_id, kind, offer_id, shipment_id, request_id, at)
     select company_id, kind, offer_id, shipment_id, request_id, at from (${rows}) rows where kind is not null
       and not exists (select from membership where membership.company_id = rows.company_id and user_id = acting_user()
         and accepted_at is not null);`;

/** What each side hears of the other and of the clock. That a carrier gave it back is told of the request. */
const ofShipments = `select sides.company_id, sides.kind, null::uuid as offer_id, told.shipment_id, shipment.request_id, told.recorded_at as at
  from now_rows told join shipment on shipment.id = told.shipment_id
  cross join lateral (values
    (told.carrier_id, case when told.by_company_id is distinct from told.carrier_id then case told.type
      when 'pod_rejected' then 'pod_rejected'
      when 'waiting_accepted' then 'waiting_accepted'
      when 'waiting_disputed' then 'waiting_disputed'
      when 'cancelled' then 'shipment_cancelled'
      when 'exception' then 'shipment_problem'
      when 'hold' then 'shipment_held'
      when 'completed' then 'shipment_completed' end end),
    (told.company_id, case when told.by_company_id is distinct from told.company_id then case told.type
      when 'assigned' then case
        when told.data ? 'earlierPlate' then 'truck_changed'
        -- A booking tells of its truck itself.
        when not exists (select from now_rows award where award.shipment_id = told.shipment_id and award.type = 'booked')
          then 'truck_assigned' end
      when 'unassigned' then 'truck_taken_off'
      when 'delay' then 'shipment_delayed'
      when 'delivered' then 'shipment_delivered'
      when 'pod_added' then 'pod_to_verify'
      when 'exception' then 'shipment_problem'
      when 'hold' then 'shipment_held'
      when 'completed' then 'shipment_completed' end end)) sides (company_id, kind)`;

/** As before, but that an accepted offer ends together with its shipment is told of the shipment alone. */
const ofOffers = `select sides.company_id, sides.kind, latest.id as offer_id, null::uuid as shipment_id, latest.load_id as request_id,
    latest.updated_at as at
  from now_rows latest join old_rows earlier using (id)
  cross join lateral (values
    (latest.company_id, case
      when latest.status <> earlier.status then case
        when latest.status = 'countered' then 'offer_countered'
        when latest.status = 'accepted' then 'offer_accepted'
        when latest.status = 'rejected' and latest.closed_reason = 'not_selected' then 'not_selected'
        when latest.status = 'rejected' and latest.closed_reason like 'request_%' then
          case when earlier.tell_at is not null then 'request_closed' end
        when latest.status = 'rejected' and earlier.status <> 'accepted' then 'offer_rejected' end
      when cardinality(latest.changes) > cardinality(earlier.changes) then 'offer_outdated' end),
    (latest.shipper_id, case
      when latest.status = 'accepted' and earlier.status = 'countered' then 'counter_accepted'
      when latest.status = 'accepted' and earlier.status <> 'accepted' then 'load_booked'
      when latest.status = 'withdrawn' and earlier.status not in ('withdrawn', 'accepted') then 'offer_withdrawn'
      when latest.status = 'submitted' and earlier.status = 'countered' then 'offer_revised'
      when latest.status = 'submitted' and latest.amount_minor <> earlier.amount_minor then 'offer_revised'
      when latest.status = 'submitted' and cardinality(latest.changes) = 0 and cardinality(earlier.changes) > 0
        then 'offer_confirmed' end)) sides (company_id, kind)`;

/**
 * What a person has not read yet is replaced by news of the same: of an offer, of a request as a whole, and of a shipment by kind, so that
 * a delivery does not hide a problem.
 */
const tellPeople = asOperations(
  'tell_people(asked bigint[])',
  'void',
  `with taken as (delete from notice where id = any (asked) returning *),
   told as (
     select distinct on (taken.company_id, taken.request_id, taken.offer_id, taken.shipment_id, news_of) taken.*, record_id, news_of,
       coalesce(content #>> '{stops,0,place,city}', '') as from_city,
       coalesce(content #>> '{stops,-1,place,city}', '') as to_city
     from taken join shipment_request request on request.id = taken.request_id
     cross join lateral (select case when taken.shipment_id is not null then taken.kind end as news_of,
       case when taken.shipment_id is not null then taken.shipment_id
         when request.company_id = taken.company_id then request.id else taken.offer_id end as record_id) whose
     where not exists (select from notification newer where newer.offer_id = taken.offer_id
       and newer.company_id = taken.company_id and newer.at > taken.at)
     order by taken.company_id, taken.request_id, taken.offer_id, taken.shipment_id, news_of, taken.id desc),
   -- In the order in which everybody locks them.
   unread as (
     select id from notification where id in (
       select earlier.id from notification earlier join told using (company_id, offer_id) where earlier.read_at is null
       union all
       select earlier.id from notification earlier join told using (company_id, shipment_id, kind) where earlier.read_at is null
       union all
       select earlier.id from notification earlier join told using (company_id, request_id)
         where earlier.read_at is null and earlier.offer_id is null and earlier.shipment_id is null
           and told.offer_id is null and told.shipment_id is null)
     order by id for update),
   replaced as (delete from notification using unread where notification.id = unread.id),
   -- Whoever is removed meanwhile is not told; the foreign key would refuse the whole change.
   people as (
     select membership.user_id, membership.company_id, accepted_at from membership
     where membership.company_id in (select company_id from told) for key share),
   wanted as (
     select told.*, people.user_id, accepted_at, coalesce(in_app, true) as in_app, coalesce(by_mail, true) as by_mail
     from told join people using (company_id)
     left join notification_setting setting on setting.user_id = people.user_id and setting.kind = told.kind),
   mailed as (
     insert into notice_mail as kept (user_id, company_id, kind, record_id, request_id, at, count, due_at)
       select user_id, company_id, kind, record_id, request_id, max(at), count(*), max(at) from wanted
       where by_mail and accepted_at is not null and record_id is not null
       group by user_id, company_id, kind, record_id, request_id
       order by user_id, company_id, kind, record_id
     on conflict (user_id, company_id, kind, record_id) do update set at = excluded.at,
       count = excluded.count + case when kept.due_at is null then 0 else kept.count end,
       due_at = coalesce(kept.due_at, greatest(excluded.at, kept.mailed_at + interval '10 minutes')))
   insert into notification (company_id, user_id, at, kind, offer_id, shipment_id, request_id, from_city, to_city)
     select company_id, user_id, at, kind, offer_id, shipment_id, request_id, from_city, to_city from wanted where in_app;`,
);

/** When a shipment is looked at because it may have become late: once for each stop. */
const planned = [
  `alter table shipment add tell_at timestamptz, add late_told smallint`,
  `create index shipment_to_tell on shipment (tell_at) where tell_at is not null`,
  `create function plan_shipment() returns trigger language plpgsql as $$
     begin
       new.tell_at := case when new.next_stop is distinct from new.late_told then new.late_from end;
       return new;
     end $$`,
  `create trigger plan_new before insert on shipment for each row execute function plan_shipment()`,
  `create trigger plan_changed before update of late_from, next_stop on shipment
     for each row when (new.late_from is distinct from old.late_from or new.next_stop is distinct from old.next_stop)
     execute function plan_shipment()`,
];

/** People hear of shipments as they hear of offers. */
export const shipmentNews = statements(
  ...['notice', 'notification'].flatMap((table) => [
    `alter table ${table} add shipment_id uuid references shipment on delete cascade`,
    `create index ${table}_of_shipment on ${table} (shipment_id) where shipment_id is not null`,
  ]),
  `drop function tell_people(bigint[])`,
  tellPeople,
  `revoke execute on function tell_people(bigint[]) from public`,
  `drop trigger notice_offer_update on offer`,
  `drop function notice_offer_update()`,
  asOperations('notice_offer_update()', 'trigger', newsIn(ofOffers)),
  `create trigger notice_offer_update after update on offer referencing old table as old_rows new table as now_rows
     for each statement execute function notice_offer_update()`,
  asOperations('notice_shipment_event_insert()', 'trigger', newsIn(ofShipments)),
  `create trigger notice_shipment_event_insert after insert on shipment_event referencing new table as now_rows
     for each statement execute function notice_shipment_event_insert()`,
  ...planned,
);

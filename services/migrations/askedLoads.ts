import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

/** Once per fleet and load, however often it is asked again. */
const tellAsked = asOperations(
  'tell_asked_fleets()',
  'trigger',
  `with first as (
     insert into load_asked (load_id, carrier_id) select load_id, carrier_id from now_rows where asked_at is not null
       order by load_id, carrier_id
     on conflict do nothing returning load_id, carrier_id)
   insert into notice (company_id, kind, request_id, at)
     select carrier_id, 'load_asked', load_id, asked_at from now_rows join first using (load_id, carrier_id)
     where not exists (select from membership where membership.company_id = carrier_id and user_id = acting_user()
       and accepted_at is not null);`,
);

const told = ['insert', 'update'].map(
  (
    event,
  ) => `create trigger tell_asked_fleets_${event} after ${event} on load_audience referencing new table as now_rows
     for each statement execute function tell_asked_fleets()`,
);

/**
 * As in 0049_shipment_news, but that what a fleet is told of a load as a whole is about the load, so that it is mailed too.
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
         when request.company_id = taken.company_id then request.id else coalesce(taken.offer_id, request.id) end as record_id) whose
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
       where by_mail and accepted_at is not null
       group by user_id, company_id, kind, record_id, request_id
       order by user_id, company_id, kind, record_id
     on conflict (user_id, company_id, kind, record_id) do update set at = excluded.at,
       count = excluded.count + case when kept.due_at is null then 0 else kept.count end,
       due_at = coalesce(kept.due_at, greatest(excluded.at, kept.mailed_at + interval '10 minutes')))
   insert into notification (company_id, user_id, at, kind, offer_id, shipment_id, request_id, from_city, to_city)
     select company_id, user_id, at, kind, offer_id, shipment_id, request_id, from_city, to_city from wanted where in_app;`,
);

/**
 * When a fleet was asked by name for a load, which it is told of once; null of one that sees it only for the offer it made. Loads of
 * before were asked for when they were published, and are old news.
 */
export const askedLoads = statements(
  `alter table load_audience add asked_at timestamptz`,
  `select set_config('app.operations', 'on', true)`,
  `update load_audience audience set asked_at = load.published_at
   from load join shipment_request request on request.id = load.id
   where load.id = audience.load_id and (
     exists (select from jsonb_array_elements_text(request.content #> '{audience,carriers}') named
       where named::uuid = audience.carrier_id)
     or exists (select from jsonb_array_elements_text(request.content #> '{audience,lists}') list
       join carrier_list_member member on member.list_id = list::uuid where member.carrier_id = audience.carrier_id))`,
  `create table load_asked (
     load_id uuid not null references load on delete cascade,
     carrier_id uuid not null references company on delete cascade,
     primary key (load_id, carrier_id))`,
  `create index load_asked_of_carrier on load_asked (carrier_id)`,
  `alter table load_asked enable row level security`,
  `alter table load_asked force row level security`,
  `create policy operations on load_asked to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `insert into load_asked (load_id, carrier_id) select load_id, carrier_id from load_audience where asked_at is not null`,
  `select set_config('app.operations', '', true)`,
  `create index load_audience_asked on load_audience (carrier_id, load_id) include (company_id) where asked_at is not null`,
  `drop function tell_people(bigint[])`,
  tellPeople,
  `revoke execute on function tell_people(bigint[]) from public`,
  tellAsked,
  ...told,
);

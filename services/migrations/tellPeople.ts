import { asOperations } from './asOperations.ts';

/**
 * Turns notices into what the people of their companies find in the application and get by mail. What a person has not read yet about an
 * offer, or about a request as a whole, is replaced.
 * Part of released migrations: never edit it, write a second one.
 */
export const tellPeople = asOperations(
  'tell_people(asked bigint[])',
  'void',
  `with taken as (delete from notice where id = any (asked) returning *),
   told as (
     select distinct on (taken.company_id, taken.request_id, taken.offer_id) taken.*, is_own, record_id,
       coalesce(content #>> '{stops,0,place,city}', '') as from_city,
       coalesce(content #>> '{stops,-1,place,city}', '') as to_city
     from taken join shipment_request request on request.id = taken.request_id
     cross join lateral (select request.company_id = taken.company_id as is_own,
       case when request.company_id = taken.company_id then request.id else taken.offer_id end as record_id) whose
     where not exists (select from notification newer where newer.offer_id = taken.offer_id
       and newer.company_id = taken.company_id and newer.at > taken.at)
     order by taken.company_id, taken.request_id, taken.offer_id, taken.id desc),
   -- In the order in which everybody locks them.
   unread as (
     select id from notification where id in (
       select earlier.id from notification earlier join told using (company_id, offer_id) where earlier.read_at is null
       union all
       select earlier.id from notification earlier join told using (company_id, request_id)
         where earlier.read_at is null and earlier.offer_id is null and told.offer_id is null)
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
   insert into notification (company_id, user_id, at, kind, offer_id, request_id, from_city, to_city)
     select company_id, user_id, at, kind, offer_id, request_id, from_city, to_city from wanted where in_app;`,
);

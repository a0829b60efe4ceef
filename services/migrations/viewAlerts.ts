import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

/** As in 0082_asked_loads, but that news of one load does not replace a digest of many, and that a notice may have its own towns. */
const tellPeople = asOperations(
  'tell_people(asked bigint[])',
  'void',
  `with taken as (delete from notice where id = any (asked) returning *),
   told as (
     select distinct on (taken.company_id, taken.request_id, taken.offer_id, taken.shipment_id, news_of) taken.*, record_id, news_of,
       coalesce(taken.towns[1], content #>> '{stops,0,place,city}', '') as from_city,
       coalesce(taken.towns[2], content #>> '{stops,-1,place,city}', '') as to_city
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
         where earlier.read_at is null and earlier.more is null and earlier.offer_id is null and earlier.shipment_id is null
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

const opened = (rows: string): string =>
  `insert into load_opened (load_id, brand_id, at)
     select latest.id, latest.brand_id, request.updated_at from ${rows}`;

/** Loads that the market sees from now on, each once in the day for which it is kept. */
const noteOpened = [
  asOperations(
    'note_opened_load_insert()',
    'trigger',
    `${opened('now_rows latest join shipment_request request using (id) where latest.is_open and latest.is_market')};`,
  ),
  `create trigger note_opened_load_insert after insert on load referencing new table as now_rows
     for each statement execute function note_opened_load_insert()`,
  asOperations(
    'note_opened_load_update()',
    'trigger',
    `${opened('now_rows latest join old_rows earlier using (id) join shipment_request request using (id)')}
       where latest.is_open and latest.is_market
         and not (earlier.is_open and earlier.is_market and earlier.ends_at > request.updated_at)
         and not exists (select from load_opened known where known.load_id = latest.id);`,
  ),
  `create trigger note_opened_load_update after update on load referencing old table as old_rows new table as now_rows
     for each statement execute function note_opened_load_update()`,
];

/** A fleet hears of what opens after its first alert. */
const joinsFleets = [
  asOperations(
    'follow_opened_loads()',
    'trigger',
    `insert into load_alert_fleet (company_id, seen)
       select distinct company_id, coalesce((select max(number) from load_opened), 0) from now_rows order by company_id
     on conflict do nothing;`,
  ),
  `create trigger follow_opened_loads after insert on load_alert referencing new table as now_rows
     for each statement execute function follow_opened_loads()`,
];

const own = `company_id = (select current_company()) and user_id = (select acting_user())`;

/**
 * Who is told of new loads that match a saved view. A load that opens is one row, however many fleets hear of it: each fleet's alerts
 * are matched later, from the last number it has seen.
 */
export const viewAlerts = statements(
  `create table load_alert (
     view_id uuid not null references list_view on delete cascade,
     company_id uuid not null,
     user_id uuid not null,
     at timestamptz not null,
     digest_at timestamptz,
     primary key (view_id, user_id),
     foreign key (user_id, company_id) references membership (user_id, company_id) on delete cascade)`,
  `create index load_alert_of_member on load_alert (company_id, user_id)`,
  `create table load_alert_fleet (
     company_id uuid primary key references company on delete cascade,
     seen bigint not null,
     busy_until timestamptz)`,
  `create table load_opened (
     id bigint primary key generated always as identity,
     load_id uuid not null references load on delete cascade,
     brand_id uuid not null references company on delete cascade,
     at timestamptz not null,
     number bigint)`,
  `create sequence load_opened_number`,
  `create index load_opened_of_load on load_opened (load_id)`,
  `create index load_opened_to_number on load_opened (id) where number is null`,
  `create index load_opened_of_brand on load_opened (brand_id, number)`,
  `create index load_opened_by_number on load_opened (number)`,
  `create index load_opened_by_time on load_opened (at)`,
  `create table load_alert_told (
     company_id uuid not null,
     user_id uuid not null,
     load_id uuid not null references load on delete cascade,
     at timestamptz not null,
     primary key (company_id, user_id, load_id),
     foreign key (user_id, company_id) references membership (user_id, company_id) on delete cascade)`,
  `create index load_alert_told_of_load on load_alert_told (load_id)`,
  `create index load_alert_told_lately on load_alert_told (company_id, user_id, at)`,
  `create index load_alert_told_by_time on load_alert_told (at)`,
  ...['load_alert', 'load_alert_fleet', 'load_opened', 'load_alert_told'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy operations on ${table} to current_user
       using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  ]),
  `create policy own on load_alert to app_member using (${own}) with check (${own})`,
  `grant select, insert, delete on load_alert to app_member`,
  `alter table notification add view_id uuid references list_view on delete set null, add more integer`,
  `create index notification_of_view on notification (view_id) where view_id is not null`,
  `drop function tell_people(bigint[])`,
  tellPeople,
  `revoke execute on function tell_people(bigint[]) from public`,
  ...noteOpened,
  ...joinsFleets,
);

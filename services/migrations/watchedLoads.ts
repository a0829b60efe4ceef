import { asOperations } from './asOperations.ts';
import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';
import { told } from './told.ts';

/**
 * What became of a load for those who watch it. Whom it is for is written after the load (`askFleets`), so who sees it from now on is
 * read from the request. A fleet with an offer hears of it by that offer: one that lives, or that the same change ended. A fleet that
 * the shipper blocks hears nothing, and one that is not asked any more hears that the load is gone, with the towns it knows.
 */
const newsOfWatched = `insert into notice (company_id, kind, request_id, at, towns)
  select watch.company_id, news.kind, latest.id, request.updated_at,
    case when news.kind = 'watched_gone' then
      array[coalesce(earlier.content #>> '{stops,0,city}', ''), coalesce(earlier.content #>> '{stops,-1,city}', '')] end
  from now_rows latest join old_rows earlier using (id)
    join shipment_request request on request.id = latest.id
    join load_watch watch on watch.load_id = latest.id
    cross join lateral (select
      earlier.is_open and earlier.ends_at > request.updated_at as was_open,
      earlier.is_market or exists (select from load_audience asked where asked.load_id = latest.id and carrier_id = watch.company_id) as was_seen,
      latest.is_market
        or exists (select from jsonb_array_elements_text(request.content #> '{audience,carriers}') named
          where named::uuid = watch.company_id)
        or exists (select from jsonb_array_elements_text(request.content #> '{audience,lists}') list
          join carrier_list_member member on member.list_id = list::uuid where member.carrier_id = watch.company_id) as is_seen) sight
    cross join lateral (select case
      when was_open and was_seen and not (latest.is_open and is_seen) then 'watched_gone'
      when latest.is_open and is_seen and not (was_open and was_seen) then 'watched_back'
      when latest.is_open and is_seen and latest.content <> earlier.content then 'watched_changed' end as kind) news
  where news.kind is not null
    and not exists (select from offer where offer.load_id = latest.id and offer.company_id = watch.company_id
      and (offer.status in ('submitted', 'countered') or offer.updated_at = request.updated_at))
    and not exists (select from carrier_relation relation where relation.company_id = latest.company_id
      and relation.carrier_id = watch.company_id and blocked_at is not null)
    and not exists (select from membership where membership.company_id = watch.company_id and user_id = acting_user()
      and accepted_at is not null);`;

const rows = `select company_id as audience_id, load_id as record_id, null::integer as version from now_rows`;

/** Loads that fleets watch: a colleague sees it at once, and all are told when such a load changes, goes or comes back. */
export const watchedLoads = statements(
  `create table load_watch (
     company_id uuid not null references company on delete cascade,
     load_id uuid not null references load on delete cascade,
     at timestamptz not null,
     primary key (company_id, load_id))`,
  `create index load_watch_of_load on load_watch (load_id)`,
  ...companyWall('load_watch'),
  ...told({ table: 'load_watch', type: 'load', rows, on: ['insert', 'delete'] }),
  `alter table notice add towns text[]`,
  asOperations('notice_load_update()', 'trigger', newsOfWatched),
  `create trigger notice_load_update after update on load referencing old table as old_rows new table as now_rows
     for each statement execute function notice_load_update()`,
);

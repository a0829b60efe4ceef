import { asOperations } from './asOperations.ts';

/**
 * What kind of case an offer is for reports (services/reports/counts/offerKinds.ts reads it), an even number. Whether one that waits has
 * expired depends on the clock, and is not in it.
 */
const kindOfOffer = `
  case
    when shipment.id is not null then case when shipment.status = 'cancelled' and exists (
      select from shipment_event gave where gave.shipment_id = shipment.id and gave.type = 'cancelled'
        and gave.by_company_id = shipment.carrier_id) then 4 else 2 end
    when offer.status = 'accepted' then 2
    when offer.status = 'expired' then 8
    when offer.status = 'withdrawn' then 12
    when offer.status <> 'rejected' then 18
    when closed_note = 'blocked' or starts_with(closed_reason, 'request_') then 14
    when closed_reason = 'not_selected' then 6
    else 10
  end`;

const laneEnd = (stop: '0' | '-1'): string =>
  `concat_ws('-', load.content #>> '{stops,${stop},country}', load.content #>> '{stops,${stop},postcodeArea}')`;

/** Offers for these loads, and asks of fleets by name that made none; of a load as a whole, or of one fleet. */
const found = `
  changed as (select distinct load_id, carrier_id from unnest(loads, fleets) each (load_id, carrier_id)),
  found as (
    select offer.id as offer_id, offer.load_id, offer.company_id as carrier_id, offer.shipper_id, offer.created_at as at,
      ${kindOfOffer} as kind,
      case when offer.status = 'countered' then coalesce(counter_until, valid_until) else valid_until end as holds_until,
      case when not exists (select from offer earlier where earlier.load_id = offer.load_id and earlier.company_id = offer.company_id
        and (earlier.created_at, earlier.id) < (offer.created_at, offer.id)) then offer.created_at end as answered_at
    from offer left join shipment on shipment.offer_id = offer.id
    where offer.load_id = any (loads)
    union all
    select null, load.id, named.carrier_id, named.company_id, load.published_at,
      case when declined.at is not null then 16 when not load.is_open then 14 else 22 end, load.ends_at, declined.at
    from load join load_audience named on named.load_id = load.id
      left join load_decline declined on declined.load_id = load.id and declined.company_id = named.carrier_id
    where load.id = any (loads) and named.asked_at is not null
      and not exists (select from offer where offer.load_id = load.id and offer.company_id = named.carrier_id))`;

/** The same for each party, as far as it sees the load. Instants in whole milliseconds, as the rules have them. */
const fresh = `
  fresh as (
    select owner_id, party_id, found.carrier_id, found.load_id, offer_id, at,
      local_day(at, case when is_seen then load.content #>> '{stops,0,window,timeZone}' end) as day,
      case when is_seen then ${laneEnd('0')} || ':' || ${laneEnd('-1')} else '–' end as lane,
      (kind + case when named.asked_at is null then 0 else 1 end)::smallint as kind,
      case when is_seen and date_trunc('milliseconds', answered_at) >= date_trunc('milliseconds', load.published_at) then
        floor(extract(epoch from date_trunc('milliseconds', answered_at) - date_trunc('milliseconds', load.published_at)) / 60)::integer
      end as minutes,
      date_trunc('milliseconds', holds_until) as holds_until
    from found left join load on load.id = found.load_id
      left join load_audience named on named.load_id = found.load_id and named.carrier_id = found.carrier_id
      cross join lateral (values (shipper_id, found.carrier_id, load.id is not null),
        (found.carrier_id, shipper_id, load.id is not null and (is_market or named.load_id is not null)
          and not exists (select from carrier_relation relation where relation.company_id = shipper_id
            and relation.carrier_id = found.carrier_id and blocked_at is not null))) party (owner_id, party_id, is_seen)
    where exists (select from changed where changed.load_id = found.load_id
        and (changed.carrier_id = found.carrier_id or changed.carrier_id is null))
      -- A company or a request that is being removed has none.
      and exists (select from company where id = owner_id) and exists (select from shipment_request where id = found.load_id))`;

const columns = 'owner_id, party_id, carrier_id, load_id, offer_id, at, day, lane, kind, minutes, holds_until';
const columnsOf = (row: string): string =>
  columns
    .split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ');

/**
 * Writes what is known of the offers for some loads and of those asked for them, each of one fleet, or of all where that is null; and of that
 * only what differs. One at a time for each load: whoever makes an offer and whoever declines would else not see each other.
 */
export const keepOfferCases = asOperations(
  'keep_offer_cases(loads uuid[], fleets uuid[])',
  'void',
  `if cardinality(loads) > 0 then
     perform from load where id = any (loads) order by id for no key update;
     with ${found}, ${fresh},
     gone as (
       delete from offer_case kept where load_id = any (loads)
         and exists (select from changed where changed.load_id = kept.load_id
           and (changed.carrier_id = kept.carrier_id or changed.carrier_id is null))
         and not exists (select from fresh where fresh.load_id = kept.load_id and fresh.carrier_id = kept.carrier_id
           and fresh.owner_id = kept.owner_id and fresh.offer_id is not distinct from kept.offer_id))
     insert into offer_case (${columns})
       select ${columnsOf('fresh')} from fresh left join offer_case kept on kept.load_id = fresh.load_id
         and kept.carrier_id = fresh.carrier_id and kept.owner_id = fresh.owner_id and kept.offer_id is not distinct from fresh.offer_id
       where row(${columnsOf('fresh')}) is distinct from row(${columnsOf('kept')})
     on conflict (load_id, carrier_id, offer_id, owner_id) do update set (${columns}) = row(${columnsOf('excluded')});
   end if;`,
);

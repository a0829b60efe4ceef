import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { isLiveOffer } from './isLiveOffer.ts';

type Which = { readonly loadId: string } | { readonly carrierIds: readonly string[] };

/**
 * Writes down which fleets the open loads of the transaction's shipper are for: the carriers their requests name and those on the lists
 * they name, as the lists are now, without the blocked; these are told, once for each load (0082_asked_loads). A fleet that is not
 * asked any more loses sight of the load unless it has a live offer, also one that it made while the whole market was asked.
 * For one load, or for all open ones as far as these fleets go.
 */
export const askFleets = (tx: Transaction<Tables>, which: Which, now: Date): Promise<unknown> => {
  const [load, carrier] =
    'loadId' in which
      ? [sql`load.id = ${which.loadId}::uuid`, sql`true`]
      : [
          sql`load.is_open and load.ends_at > ${now}::timestamptz`,
          sql`carrier_id = any (${sql.val([...which.carrierIds])}::uuid[])`,
        ];
  return sql`
    with chosen as (
      select load.id as load_id, load.company_id, carrier_id, bool_or(by_name) as by_name
      from load join shipment_request request on request.id = load.id cross join lateral (
        select named::uuid as carrier_id, true as by_name from jsonb_array_elements_text(request.content #> '{audience,carriers}') named
        union
        select member.carrier_id, true from jsonb_array_elements_text(request.content #> '{audience,lists}') list
          join carrier_list_member member on member.list_id = list::uuid
        union
        select offer.company_id, false from offer where offer.load_id = load.id and not load.is_market and ${isLiveOffer(now)}) chosen
      where load.company_id = (select current_company()) and ${load} and ${carrier}
      group by load.id, carrier_id),
    asked as (
      select * from chosen where carrier_id in (select id from market_carriers())
        and carrier_id not in (select carrier_id from carrier_relation where blocked_at is not null)),
    gone as (
      delete from load_audience using load
      where load.id = load_audience.load_id and load.company_id = (select current_company()) and ${load} and ${carrier}
        and not exists (select from asked where asked.load_id = load.id and asked.carrier_id = load_audience.carrier_id)
        and not exists (select from offer where offer.load_id = load.id and offer.company_id = load_audience.carrier_id
          and ${isLiveOffer(now)}))
    insert into load_audience (load_id, company_id, carrier_id, asked_at)
      select load_id, company_id, carrier_id, case when by_name then ${now}::timestamptz end from asked
      on conflict (load_id, carrier_id) do update set asked_at = excluded.asked_at
        where (load_audience.asked_at is null) <> (excluded.asked_at is null)`.execute(tx);
};

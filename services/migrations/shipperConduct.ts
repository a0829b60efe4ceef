import { statements } from './statements.ts';

/** The shipper cancelled while the truck was on its way or there: it was sent off, and not taken off again (0089_cancellation_fees). */
const wasOrderedInVain = `status = 'cancelled' and exists (
               select from shipment_event ended join shipment_event set_out using (shipment_id)
               where shipment_id = made.id and ended.type = 'cancelled' and ended.by_company_id = asked
                 and set_out.type = 'dispatched' and set_out.number < ended.number and not exists (
                   select from shipment_event taken_off where taken_off.shipment_id = made.id and taken_off.type = 'unassigned'
                     and taken_off.number between set_out.number and ended.number))`;

/** With fewer other carriers, a figure would tell of one of them. */
const fewestCarriers = 3;

/**
 * What fleets may know of how a shipper of their brand treats the trucks of others: how long they stay, whether waiting is accepted
 * and how often trips are cancelled on the road. Only sums, as the shipments of others are not theirs to read, and without their own,
 * which they could take off; and only of the latest `most` cases, as some shippers have thousands a day.
 */
export const shipperConduct = statements(
  `create function shipper_conduct(asked uuid, since timestamptz, until timestamptz, most integer)
     returns table (stays bigint, median double precision, ninth double precision, charges bigint, accepted bigint, trips bigint, cancelled bigint)
     language plpgsql stable security definer set search_path from current as $$
     declare
       earlier text := coalesce(current_setting('app.operations', true), '');
     begin
       perform set_config('app.operations', 'on', true);
       return query
         with latest as (
           select * from stop_visit
           where company_id = asked and due_at >= since and due_at < until and carrier_id <> current_company()
           order by due_at desc limit 4 * most),
         measured as (
           select carrier_id, greatest(0, floor(extract(epoch from departed_at - greatest(arrived_at, window_from)) / 60))::double precision as minutes,
             charge_minor > 0 and waiting_answer is not null and waiting_minor = charge_minor as is_answered,
             waiting_answer = 'waiting_accepted' as is_accepted
           from latest where dwell % 200 = 10 order by due_at desc limit most),
         made as (
           select id, status from shipment
           where company_id = asked and ends_at >= since and ends_at < until and carrier_id <> current_company()
           order by ends_at desc limit most)
         select
           (select count(*) from measured),
           (select percentile_cont(0.5) within group (order by minutes) from measured),
           (select percentile_cont(0.9) within group (order by minutes) from measured),
           (select count(*) from measured where is_answered),
           (select count(*) from measured where is_answered and is_accepted),
           (select count(*) from made),
           (select count(*) from made where ${wasOrderedInVain})
         from company own join company other on other.brand_id = own.brand_id
         where own.id = current_company() and other.id = asked
           and (select count(distinct carrier_id) from measured) >= ${fewestCarriers};
       perform set_config('app.operations', earlier, true);
     end $$`,
);

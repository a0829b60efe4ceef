import { asOperations } from './asOperations.ts';

/**
 * Deliveries of one shipment taken together. The column `punctuality` of each (0074_stop_counts) says what happened there: 203 is without a
 * window and 204 without an arrival; from 300 on a truck came, with 2 for too early, 4 for excused and 16 for each step of grace it was late.
 */
const together = `
  select shipment.id, shipment.company_id, shipment.carrier_id, shipment.ends_at, shipment.reference, shipment.lane, shipment.status,
    shipment.content #>> '{stops,-1,window,timeZone}' as zone,
    bool_or(visit.is_rejected) as is_rejected,
    bool_or(visit.proof_at is null and not visit.is_skipped) as is_unproven,
    bool_or(visit.is_automatic) as is_automatic,
    coalesce(bool_or(visit.punctuality = 204), false) as has_no_arrival,
    coalesce(bool_or(visit.punctuality = 203), false) as has_no_window,
    bool_or(not visit.is_skipped and visit.packages_delivered is null) as is_uncounted,
    coalesce(bool_or(visit.is_skipped or visit.packages_delivered < visit.packages_ordered or visit.packages_damaged > 0), false) as is_short,
    coalesce(bool_or(visit.punctuality >= 300 and visit.punctuality - 300 & 2 > 0), false) as is_early,
    coalesce(max((visit.punctuality - 300) / 16) filter (where visit.punctuality >= 300 and visit.punctuality - 300 & 4 = 0), 0) as late,
    coalesce(max((visit.punctuality - 300) / 16) filter (where visit.punctuality >= 300 and visit.punctuality - 300 & 4 > 0), 0) as excused,
    sum(visit.packages_ordered)::integer as ordered,
    sum(case when visit.is_skipped then 0 else visit.packages_delivered end)::integer as delivered
  from shipment join stop_visit visit on visit.shipment_id = shipment.id and visit.type = 'delivery'
  where shipment.id = any (changed) group by shipment.id`;

/** What came of a shipment (services/reports/counts/otifKinds.ts reads it). */
const otif = `
  case
    when status = 'cancelled' then 1
    when status = 'delivered' then case when is_rejected then 2 when is_unproven then 3 else 4 end
    when status <> 'completed' then 8
    when has_no_arrival then 5
    when has_no_window then 6
    when is_uncounted then 7
    else 100 + case when is_automatic then 1 else 0 end + case when is_short then 2 else 0 end + case when is_early then 4 else 0 end
      + 8 * late + 40 * excused
  end`;

/**
 * Writes what came of the shipments `changed`, and of that only what differs.
 * Part of released migrations: never edit it, write a second one.
 */
export const keepShipmentVisits = asOperations(
  'keep_shipment_visits(changed uuid[])',
  'void',
  `insert into shipment_visit as kept (shipment_id, company_id, carrier_id, day, due_at, reference, lane, otif, ordered, delivered)
     select id, company_id, carrier_id, local_day(ends_at, zone), ends_at, reference, lane, ${otif}, ordered, least(ordered, delivered)
     from (${together}) together
     on conflict (shipment_id) do update set (day, due_at, reference, lane, otif, ordered, delivered)
         = row(excluded.day, excluded.due_at, excluded.reference, excluded.lane, excluded.otif, excluded.ordered, excluded.delivered)
       where row(kept.day, kept.due_at, kept.reference, kept.lane, kept.otif, kept.ordered, kept.delivered)
         is distinct from row(excluded.day, excluded.due_at, excluded.reference, excluded.lane, excluded.otif, excluded.ordered, excluded.delivered);`,
);

import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

/** Leaves out what a company did itself, and what is no news. */
const newsIn = (rows: string): string =>
  `insert into notice (company_id, kind, offer_id, shipment_id, request_id, at)
     select company_id, kind, offer_id, shipment_id, request_id, at from (${rows}) rows where kind is not null
       and not exists (select from membership where membership.company_id = rows.company_id and user_id = acting_user()
         and accepted_at is not null);`;

/** As in 0049_shipment_news, and that a stop is left out. */
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
      when 'stop_skipped' then 'stop_skipped'
      when 'delivered' then 'shipment_delivered'
      when 'pod_added' then 'pod_to_verify'
      when 'exception' then 'shipment_problem'
      when 'hold' then 'shipment_held'
      when 'completed' then 'shipment_completed' end end)) sides (company_id, kind)`;

/** As in 0049_shipment_news, and that an offer stands by no longer but counts again. */
const ofOffers = `select sides.company_id, sides.kind, latest.id as offer_id, null::uuid as shipment_id, latest.load_id as request_id,
    latest.updated_at as at
  from now_rows latest join old_rows earlier using (id)
  cross join lateral (values
    (latest.company_id, case
      when latest.status <> earlier.status then case
        when latest.status = 'countered' then 'offer_countered'
        when latest.status = 'accepted' then 'offer_accepted'
        when latest.status = 'submitted' and earlier.status = 'rejected' then 'offer_live_again'
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

/** A shipper hears of a stop that is skipped, and a fleet that its offer counts again because the winner fell off. */
export const moreNews = statements(
  `drop trigger notice_offer_update on offer`,
  `drop function notice_offer_update()`,
  asOperations('notice_offer_update()', 'trigger', newsIn(ofOffers)),
  `create trigger notice_offer_update after update on offer referencing old table as old_rows new table as now_rows
     for each statement execute function notice_offer_update()`,
  `drop trigger notice_shipment_event_insert on shipment_event`,
  `drop function notice_shipment_event_insert()`,
  asOperations('notice_shipment_event_insert()', 'trigger', newsIn(ofShipments)),
  `create trigger notice_shipment_event_insert after insert on shipment_event referencing new table as now_rows
     for each statement execute function notice_shipment_event_insert()`,
);

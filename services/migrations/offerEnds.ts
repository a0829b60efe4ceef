import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

const live = `status in ('submitted', 'countered')`;

/**
 * An offer ends with its request, by the clock. The end of the request stands in each offer that waits, because its fleet cannot see
 * the request. Lists count offers by their status over an index that has nothing else.
 */
export const offerEnds = statements(
  `alter table offer add open_until timestamptz`,
  `create function end_with_request() returns trigger language plpgsql security definer set search_path from current as $$
     declare
       earlier text := coalesce(current_setting('app.operations', true), '');
     begin
       perform set_config('app.operations', 'on', true);
       new.open_until := (select ends_at from shipment_request where id = new.load_id);
       perform set_config('app.operations', earlier, true);
       return new;
     end $$`,
  `create trigger ends_with_request before insert on offer
     for each row when (new.${live}) execute function end_with_request()`,
  // An offer that stands by waits again after its request was opened again.
  `create trigger ends_with_request_again before update of status on offer
     for each row when (new.${live} and not old.${live}) execute function end_with_request()`,
  asOperations(
    'move_ends_of_offers()',
    'trigger',
    `update offer set open_until = new.ends_at where load_id = new.id and ${live};`,
  ),
  `create trigger moves_ends_of_offers after update of ends_at on shipment_request
     for each row when (new.status = 'open' and old.status = 'open' and new.ends_at is distinct from old.ends_at)
     execute function move_ends_of_offers()`,

  `select set_config('app.operations', 'on', true)`,
  `alter table offer disable trigger user`,
  `update offer set open_until = request.ends_at from shipment_request request where request.id = load_id and offer.${live}`,
  `alter table offer enable trigger user`,
  `select set_config('app.operations', '', true)`,

  // The policies look at both companies.
  `drop index offer_newest`,
  `create index offer_newest on offer (company_id, created_at, id)
     include (shipper_id, status, valid_until, counter_until, open_until, changes, search)`,
  `drop index offer_by_end`,
  `create index offer_by_end on offer (company_id, valid_until, id) include (shipper_id, status, counter_until, open_until)`,
  `create index offer_by_status on offer (company_id, status, created_at, id)
     include (shipper_id, valid_until, counter_until, open_until)`,
  `create index offer_waiting on offer (shipper_id, load_id)
     include (company_id, status, valid_until, counter_until, open_until, changes) where ${live}`,
);

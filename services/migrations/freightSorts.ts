import { statements } from './statements.ts';

/**
 * Places of statuses in the order of a list. What the clock ends stands beside what it becomes, `sinks` with the latest end in front and
 * the others behind: at any time those that are over by then stand together, though no row was written.
 */
interface Course {
  readonly places: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, { readonly at: string; readonly sinks: boolean }>>;
}

const courses: Readonly<Record<'shipment' | 'offer' | 'invitation', Course>> = {
  shipment: {
    places: {
      booked: 1,
      assigned: 2,
      dispatched: 3,
      at_pickup: 4,
      in_transit: 5,
      at_delivery: 6,
      delivered: 7,
      completed: 8,
      cancelled: 9,
    },
    ends: { delivered: { at: 'completes_at', sinks: true } },
  },
  offer: {
    places: { countered: 1, expired: 2, submitted: 2, accepted: 4, rejected: 5, withdrawn: 6 },
    ends: {
      countered: { at: 'least(counter_until, open_until)', sinks: true },
      submitted: { at: 'least(valid_until, open_until)', sinks: false },
    },
  },
  invitation: {
    places: { opened: 1, expired: 2, pending: 2, accepted: 4, revoked: 5 },
    ends: { opened: { at: 'expires_at', sinks: true }, pending: { at: 'expires_at', sinks: false } },
  },
};

const ranked = (table: keyof typeof courses): string => {
  const { places, ends } = courses[table];
  const cases = Object.entries(places).map(([status, place]) => {
    const end = ends[status];
    return `when '${status}' then ${end ? `place_until(${place}, ${end.at}, ${end.sinks})` : place}`;
  });
  return `alter table ${table} add status_rank double precision generated always as (case status ${cases.join(' ')} end) stored`;
};

/** Prices compare within a currency alone, so they are sorted by it first. An amount has at most nine digits; the sign leaves it in its place. */
const priceKey = (amount: string): string =>
  `text collate "C" generated always as (currency || lpad(${amount}::text, 12, '0')) stored`;

const listedBy = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): readonly string[] =>
  ['status_rank', 'next_at', 'plate', 'price_key'].map(
    (column) =>
      `create index shipment_by_${column}_of_${own} on shipment (${own}, ${column}, id) include (${other}, completes_at)`,
  );

/**
 * Shipments are sorted by status, next stop, plate and price too, offers by status, price and pickup, invitations by status and contact: an
 * index each, so that only the rows of a page are read. The pickup of its load stands in each offer, as an index cannot reach into another table.
 */
export const freightSorts = statements(
  // Cast from text is stable, as text may name no zone; windows always do.
  `create function stop_opens(content jsonb, stop smallint) returns timestamptz language sql immutable
     as $$ select (content #>> array['stops', stop::text, 'window', 'from'])::timestamptz $$`,
  // A place and a fraction that says when it ends: an instant is less than 1e11 seconds.
  `create function place_until(place integer, ends timestamptz, sinks boolean) returns double precision language sql immutable
     as $$ select place + coalesce(case when sinks then 1 - extract(epoch from ends) / 1e11 else extract(epoch from ends) / 1e11 end, 0)::double precision $$`,
  ranked('shipment'),
  ranked('offer'),
  ranked('invitation'),
  `alter table shipment
     add next_at timestamptz generated always as (stop_opens(content, next_stop)) stored,
     add price_key ${priceKey('price_minor')}`,
  ...listedBy('company_id', 'carrier_id'),
  ...listedBy('carrier_id', 'company_id'),

  `alter table offer add amount_key ${priceKey('amount_minor')}, add load_pickup_at timestamptz`,
  `select set_config('app.operations', 'on', true)`,
  `alter table offer disable trigger user`,
  `update offer set load_pickup_at = load.pickup_at from load where load.id = load_id`,
  `alter table offer enable trigger user`,
  `select set_config('app.operations', '', true)`,
  `create function take_pickup_of_load() returns trigger language plpgsql security definer set search_path from current as $$
     declare
       earlier text := coalesce(current_setting('app.operations', true), '');
     begin
       perform set_config('app.operations', 'on', true);
       new.load_pickup_at := (select pickup_at from load where id = new.load_id);
       perform set_config('app.operations', earlier, true);
       return new;
     end $$`,
  `create trigger takes_pickup_of_load before insert on offer for each row execute function take_pickup_of_load()`,
  // Whoever no longer sees the load is not told by the order of the list that its pickup has moved.
  `create function move_pickup_of_offers() returns trigger language plpgsql security definer set search_path from current as $$
     declare
       earlier text := coalesce(current_setting('app.operations', true), '');
     begin
       perform set_config('app.operations', 'on', true);
       update offer set load_pickup_at = new.pickup_at where load_id = new.id and (new.is_market or exists (
         select from load_audience asked where asked.load_id = new.id and asked.carrier_id = offer.company_id))
         and not exists (select from carrier_relation relation where relation.company_id = new.company_id
           and relation.carrier_id = offer.company_id and blocked_at is not null);
       perform set_config('app.operations', earlier, true);
       return null;
     end $$`,
  `create trigger moves_pickup_of_offers after update of pickup_at on load
     for each row when (new.pickup_at is distinct from old.pickup_at) execute function move_pickup_of_offers()`,
  ...['status_rank', 'amount_key', 'load_pickup_at'].map(
    (column) =>
      `create index offer_by_${column} on offer (company_id, ${column}, id) include (shipper_id, status, counter_until, open_until)`,
  ),
  ...['status_rank', '(coalesce(lower(email), phone))'].map(
    (column, at) => `create index invitation_by_${['status', 'contact'][at]} on invitation (company_id, ${column}, id)
     include (status, expires_at, last_sent_at, search)`,
  ),
);

import { type RawBuilder, sql } from 'kysely';
import { isLiveOffer, saidEndOf } from '../requests/isLiveOffer.ts';
import { lateAfterMs } from '../shipments/fold/lateAfterMs.ts';
import type { News } from './tellEach.ts';

const withIds = (ids: readonly string[]) => sql<boolean>`id = any (${sql.val(ids)}::uuid[])`;

/** News of the rows whose time, a column, has come. */
const timed = (
  { of, at, from = sql.table(of), atOnce = 100 }: Timed,
  telling: (now: Date, ids: readonly string[]) => RawBuilder<unknown>,
): News => ({
  of,
  atOnce,
  due: async (tx, now, but) => {
    const [id, time] = [sql.ref(`${of}.id`), sql.ref(`${of}.${at}`)];
    const { rows } = await sql<{ id: string }>`
      select ${id} from ${from} where ${time} <= ${now}::timestamptz and ${id} <> all (${sql.val(but)}::uuid[])
      order by ${time} limit ${atOnce} for update skip locked`.execute(tx);
    return rows.map((row) => row.id);
  },
  tell: (tx, now, ids) => telling(now, ids).execute(tx),
});

interface Timed {
  /** The table. */
  readonly of: 'shipment_request' | 'offer' | 'shipment';
  readonly at: string;
  /** The table and what is locked with it. */
  readonly from?: RawBuilder<unknown>;
  readonly atOnce?: number;
}

/**
 * Fleets that watch a load whose time is up, as when it is taken off the market (0102_watched_loads): whoever has an offer that lasts as
 * long hears of that, whoever the shipper blocks or asks no longer hears nothing. The row of what fleets see is locked by its request.
 */
const watching = (now: Date) => sql`
  select watch.company_id, due.id, due.ends_at, array[coalesce(load.content #>> '{stops,0,city}', ''),
      coalesce(load.content #>> '{stops,-1,city}', '')] as towns
    from due join load on load.id = due.id join load_watch watch on watch.load_id = due.id
    where due.ends_at <= ${now}::timestamptz and load.is_open
      and (load.is_market
        or exists (select from load_audience asked where asked.load_id = load.id and asked.carrier_id = watch.company_id))
      and not exists (select from offer where offer.load_id = load.id and offer.company_id = watch.company_id
        and offer.status in ('submitted', 'countered') and ${saidEndOf(sql`offer`)} >= due.ends_at)
      and not exists (select from carrier_relation relation where relation.company_id = load.company_id
        and relation.carrier_id = watch.company_id and blocked_at is not null)`;

/** The offers of a request that expired end with it, so they are looked at now. Fewer at once: each may be watched by every fleet. */
const requests = timed(
  { of: 'shipment_request', at: 'tell_at', atOnce: 10 },
  (now, ids) => sql`
    with due as (
      select id, company_id, ends_at from shipment_request where ${withIds(ids)}),
    looked as (
      update shipment_request request set tell_at = case
          when due.ends_at <= ${now}::timestamptz then null
          when due.ends_at - interval '1 hour' <= ${now}::timestamptz then due.ends_at
          else due.ends_at - interval '1 hour' end
        from due where request.id = due.id),
    ended as (
      update offer set tell_at = due.ends_at from due
        where load_id = due.id and due.ends_at <= ${now}::timestamptz and offer.tell_at > due.ends_at),
    told as (
      insert into notice (company_id, kind, request_id, at)
        select company_id, 'request_expired', id, ends_at from due where ends_at <= ${now}::timestamptz
        union all
        select company_id, 'decision_soon', id, ${now}::timestamptz from due where ends_at > ${now}::timestamptz
          and exists (select from offer where load_id = due.id and ${isLiveOffer(now)})),
    watched as (
      insert into notice (company_id, kind, request_id, at, towns)
        select company_id, 'watched_gone', id, ends_at, towns from (${watching(now)}) watching)
    select count(*) from due`,
);

/** The request is locked as well, as whoever accepts the offer does, so that nobody is told both. */
const offers = timed(
  { of: 'offer', at: 'tell_at', from: sql`offer join shipment_request request on request.id = load_id` },
  (_now, ids) => sql`
    with due as (
      select * from offer where ${withIds(ids)}),
    looked as (update offer set tell_at = null, earlier_load = null from due where offer.id = due.id),
    told as (
      insert into notice (company_id, kind, offer_id, request_id, at)
        select company_id, 'offer_expired', id, load_id, tell_at from due
        union all
        select shipper_id, 'counter_expired', id, load_id, tell_at from due where status = 'countered')
    select count(*) from due`,
);

/**
 * Once for each stop. Whoever was told of a delay knows (`lateToldBy`). A fleet that has just assigned a truck that is late knows of the risk, and is told
 * once the window is over: until then `late_told` is below zero, and only the shipper was told.
 */
const shipments = timed(
  { of: 'shipment', at: 'tell_at' },
  (now, ids) => sql`
    with due as (
      select *, -1 - next_stop as half_told, late_told is not distinct from -1 - next_stop as is_half_told,
          last_event is not distinct from 'assigned' and last_event_at >= tell_at as is_known,
          (content #>> array['stops', next_stop::text, 'window', 'to'])::timestamptz + make_interval(secs => ${lateAfterMs / 1000}) as over_at
        from shipment where ${withIds(ids)}),
    judged as (select *, (is_known or is_half_told) and over_at > ${now}::timestamptz as is_early from due),
    looked as (
      update shipment set tell_at = case when is_early then over_at end, late_told = case when is_early then half_told else judged.next_stop end
        from judged where shipment.id = judged.id),
    told as (
      insert into notice (company_id, kind, shipment_id, request_id, at)
        select side, 'shipment_late', id, request_id, case when is_half_told then greatest(tell_at, over_at) else tell_at end
          from judged cross join lateral (values (company_id, is_half_told), (carrier_id, is_known or is_early)) sides (side, is_told)
          where not is_told)
    select count(*) from due`,
);

/**
 * A fleet is reminded once to assign a truck, 14 hours before the pickup, or an hour before its deadline if it was awarded the load
 * later than that: of the three usual reminders, 24, 14 and 4 hours before, the first comes too early for most plans, and the
 * last is the deadline itself (0083_assign_reminders plans it). Once that has passed both are told, as the shipper may take the load back.
 */
const trucks = timed(
  { of: 'shipment', at: 'assign_tell_at' },
  (now, ids) => sql`
    with due as (
      select *, assign_by <= ${now}::timestamptz as is_missed from shipment where ${withIds(ids)}),
    looked as (
      update shipment set assign_tell_at = case when not is_missed then due.assign_by end, assign_told = case when is_missed then 2 else 1 end
        from due where shipment.id = due.id),
    told as (
      insert into notice (company_id, kind, shipment_id, request_id, at)
        select carrier_id, 'assign_soon', id, request_id, assign_tell_at from due where not is_missed
        union all
        select side, 'assign_missed', id, request_id, greatest(assign_tell_at, assign_by)
          from due cross join lateral (values (company_id), (carrier_id)) sides (side) where is_missed)
    select count(*) from due`,
);

/**
 * Notices of what the clock did: requests that expired or will within a day or an hour while offers wait, offers that expired, shipments
 * that are late, and those without a truck. It decides nothing. Each is told once: its row says from when on it is looked at again.
 */
export const newsOfTime: readonly News[] = [requests, offers, shipments, trucks];

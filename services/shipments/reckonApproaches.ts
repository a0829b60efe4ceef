import { sql } from 'kysely';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { Services } from '../Services.ts';
import { type Chain, reckonApproach } from './reckonApproach.ts';

const atOnce = 20;

const mostTries = 5;

/** When what was begun is tried again unless it is done by then, in milliseconds. */
const pause = 60_000;

/** How many of the next trips may start from another place or at another time, and within how many days. */
const next = { trips: 3, days: 7 } as const;

interface Due extends Chain {
  readonly id: number;
  readonly tries: number;
  readonly later: readonly string[];
}

type Works = Pick<Services, 'db' | 'clock' | 'random' | 'gazetteer' | 'log'>;

/**
 * Reckons again when trucks can be at their next pickups, after a trip was given to them, taken from them, is over or will be later. Each shipment has a
 * transaction of its own, so that nobody who holds one waits for another. Several processes share the work. What fails is tried again,
 * five times in all. Returns whether there may be more.
 */
export async function reckonApproaches(services: Works): Promise<boolean> {
  const due = await claimDue(services);
  for (const { id, tries, later, ...chain } of due) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const isDone = await reckonEach(services, later, chain);
    if (!isDone && tries < mostTries) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await amidAllCompanies(services, (tx) => tx.deleteFrom('approach_due').where('id', '=', id).execute());
  }
  return due.length === atOnce;
}

/** Whether all could be reckoned. */
async function reckonEach(services: Works, ids: readonly string[], chain: Chain): Promise<boolean> {
  let isDone = true;
  for (const id of ids) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await reckonApproach(services, id, chain);
    } catch (error) {
      services.log.error('approach not reckoned', error, { shipment: id });
      isDone = false;
    }
  }
  return isDone;
}

/** Puts off what is due, so that no other process takes it meanwhile. */
const claimDue = (services: Works): Promise<readonly Due[]> =>
  amidAllCompanies(services, async (tx) => {
    const now = services.clock.now();
    const { rows } = await sql<Due>`
      with taken as (
        select id from approach_due where due_at <= ${now}::timestamptz
        order by id limit ${atOnce} for update skip locked),
      claimed as (
        update approach_due set due_at = ${new Date(now.getTime() + pause)}::timestamptz, tries = tries + 1
        from taken where approach_due.id = taken.id returning approach_due.*),
      changes as (
        select claimed.id, tries, units, depth, shipment_id, carrier_id, pickup_at,
          coalesce(until, ends_at + make_interval(days => ${next.days})) as until
        from claimed join shipment on shipment.id = shipment_id)
      select changed.id, tries, depth, until, array(
          select later.id from shipment later
          where later.carrier_id = changed.carrier_id and later.status in ('assigned', 'dispatched') and later.id <> shipment_id
            and (later.vehicle_id = any (units) or later.trailer_id = any (units) or later.driver_id = any (units))
            and later.pickup_at between changed.pickup_at and until
          order by later.pickup_at, later.id limit ${next.trips}) as later
        from changes changed
        order by changed.id`.execute(tx);
    return rows;
  });

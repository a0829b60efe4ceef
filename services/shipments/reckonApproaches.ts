import { sql } from 'kysely';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { Services } from '../Services.ts';
import { quarterOf } from './quarterOf.ts';
import { type Chain, reckonApproach } from './reckonApproach.ts';

const atOnce = 20;

const mostTries = 5;

/** When what was begun is tried again unless it is done by then, in milliseconds. */
const pause = 60_000;

/** How many of the next trips may start from another place or at another time, and within how many days. */
const next = { trips: 3, days: 7 } as const;

interface Due extends Chain {
  readonly id: number;
  /** Until when no other process takes it. */
  readonly dueAt: Date;
  readonly tries: number;
  readonly later: readonly string[];
}

type Works = Pick<Services, 'db' | 'clock' | 'random' | 'gazetteer' | 'log'>;

/**
 * Reckons again when trucks can be at their next pickups, after a trip was given to them, taken from them, is over or will be later: at the end
 * of the quarter of an hour in which that was. Each shipment has a transaction of its own, so that nobody who holds one waits for another.
 * Several processes share the work. What fails is tried again, five times in all. Returns whether there may be more.
 */
export async function reckonApproaches(services: Works): Promise<boolean> {
  const due = await claimDue(services);
  for (const each of due) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { hasFailed, isEarly } = await reckonEach(services, each);
    if (hasFailed && each.tries < mostTries) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await (isEarly ? putOff(services, each) : remove(services, each));
  }
  return due.length === atOnce;
}

/** Whether one could not be reckoned, and whether one has more to tell in the next quarter. */
async function reckonEach(services: Works, { later, ...chain }: Due) {
  let [hasFailed, isEarly] = [false, false];
  for (const id of later) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      if (await reckonApproach(services, id, chain)) isEarly = true;
    } catch (error) {
      services.log.error('approach not reckoned', error, { shipment: id });
      hasFailed = true;
    }
  }
  return { hasFailed, isEarly };
}

/** Unless its trip changed again meanwhile. */
const remove = (services: Works, { id, dueAt }: Due) =>
  amidAllCompanies(services, (tx) =>
    tx.deleteFrom('approach_due').where('id', '=', id).where('due_at', '=', dueAt).execute(),
  );

/** Unless its trip changed again meanwhile. */
const putOff = (services: Works, { id, dueAt }: Due) =>
  amidAllCompanies(services, (tx) =>
    tx
      .updateTable('approach_due')
      .set({ due_at: quarterOf(services.clock.now()).until, tries: 0 })
      .where('id', '=', id)
      .where('due_at', '=', dueAt)
      .execute(),
  );

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
        select claimed.id, due_at, tries, units, depth, shipment_id, carrier_id, pickup_at,
          coalesce(until, ends_at + make_interval(days => ${next.days})) as until
        from claimed join shipment on shipment.id = shipment_id)
      select changed.id, due_at as "dueAt", tries, depth, until, array(
          select later.id from shipment later
          where later.carrier_id = changed.carrier_id and later.status in ('assigned', 'dispatched') and later.id <> shipment_id
            and (later.vehicle_id = any (units) or later.trailer_id = any (units) or later.driver_id = any (units))
            and later.pickup_at between changed.pickup_at and until
          order by later.pickup_at, later.id limit ${next.trips}) as later
        from changes changed
        order by changed.id`.execute(tx);
    return rows;
  });

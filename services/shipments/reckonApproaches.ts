import { sql } from 'kysely';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { Services } from '../Services.ts';
import { reckonApproach } from './reckonApproach.ts';

const atOnce = 20;

/** How many of the next trips may start from another place or at another time, and within how many days. */
const next = { trips: 3, days: 7 } as const;

interface Due {
  readonly id: number;
  readonly later: readonly string[];
}

type Works = Pick<Services, 'db' | 'clock' | 'random' | 'gazetteer' | 'log'>;

/**
 * Reckons again when trucks can be at their next pickups, after a trip was given to them, taken from them or is over. Each shipment has a
 * transaction of its own, so that nobody who holds one waits for another. Returns whether there may be more.
 */
export async function reckonApproaches(services: Works): Promise<boolean> {
  const due = await readDue(services);
  for (const { id, later } of due) {
    for (const shipmentId of later) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await reckonApproach(services, shipmentId).catch((error: unknown) => {
        services.log.error('approach not reckoned', error, { shipment: shipmentId });
      });
    }
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await amidAllCompanies(services, (tx) => tx.deleteFrom('approach_due').where('id', '=', id).execute());
  }
  return due.length === atOnce;
}

const readDue = (services: Works): Promise<readonly Due[]> =>
  amidAllCompanies(services, async (tx) => {
    const { rows } = await sql<Due>`
      select due.id, array(
          select later.id from shipment later
          where later.carrier_id = changed.carrier_id and later.status = 'assigned' and later.id <> changed.id
            and (later.vehicle_id = any (units) or later.trailer_id = any (units) or later.driver_id = any (units))
            and later.pickup_at between changed.pickup_at and changed.ends_at + make_interval(days => ${next.days})
          order by later.pickup_at, later.id limit ${next.trips}) as later
        from approach_due due join shipment changed on changed.id = due.shipment_id
        order by due.id limit ${atOnce}`.execute(tx);
    return rows;
  });

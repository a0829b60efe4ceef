import { sql, type Transaction } from 'kysely';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import { tooLateReason } from '../freight/verdict/tooLateReason.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { judgeCrew } from '../trucks/judgeCrew.ts';
import { plainArrivals } from './fold/expectedArrivals.ts';
import type { FoldedShipment } from './fold/FoldedShipment.ts';
import { lateApproachOf } from './fold/lateApproachOf.ts';
import { lateArrival } from './fold/lateArrival.ts';
import { isNews } from './isNews.ts';
import { isToldAnew } from './isToldAnew.ts';
import { quarterOf } from './quarterOf.ts';
import { ShipmentLog } from './ShipmentLog.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

type Works = Pick<Services, 'db' | 'clock' | 'random' | 'gazetteer'>;

/** The trip for which others are looked at: how many changed before it, each by the one before, and up to when its own next ones are. */
export interface Chain {
  readonly depth: number;
  readonly until: Date;
}

/**
 * Records when the truck of a shipment that has not come to its first stop can be there, if that changed since it was last reckoned. What that
 * makes later is looked at in turn, one deeper in the chain. It is told as of the quarter of an hour, or the last time the shipment itself
 * changed, since another time would tell when the truck did something for another shipper. Returns whether it is to be done again in the
 * next quarter: in each it is told once.
 */
export const reckonApproach = (services: Works, id: string, { depth, until }: Chain): Promise<boolean> =>
  amidAllCompanies(services, async (tx) => {
    const row = await tx
      .selectFrom('shipment')
      .selectAll()
      .where('id', '=', id)
      .where('status', 'in', ['assigned', 'dispatched'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const quarter = quarterOf(services.clock.now()).from;
    const now = new Date(Math.max(quarter.getTime(), row.updated_at.getTime()));
    const log = await ShipmentLog.open(services, tx, row, now);
    const left = leftAt(log.folded);
    if (left === undefined) return false;
    const fresh = await judgeCrew(services, tx, row.content, crewOf(row), left === null ? now : new Date(left));
    // Truck or driver is gone: nothing is to be said of the time.
    if ('gone' in fresh || !fresh.judgement) return false;
    const tooLate = tooLateReason(fresh.judgement.verdict);
    const data = tooLate ? { tooLate } : {};
    const reckoned = lateApproachOf({ at: now.getTime(), data });
    const known = log.folded.lateApproach;
    if (!isNews(known, reckoned)) return false;
    if (await isToldSince(tx, id, quarter)) return true;
    const earlier = lateArrival(log.folded);
    const report = { id: null, type: 'reckoned', stop: null, at: now, source: 'desk' as const, position: null };
    if (log.add({ ...report, data }, null)) return false;
    await sql`select set_config('app.approach_depth', ${String(depth + 1)}, true),
      set_config('app.approach_until', ${until.toISOString()}, true)`.execute(tx);
    await log.write(isToldAnew(earlier, lateArrival(log.folded)) ? { late_told: null } : {});
    return false;
  });

/** Whether it was recorded since when the truck of a shipment can be there. */
const isToldSince = async (tx: Transaction<Tables>, id: string, since: Date): Promise<boolean> => {
  const told = await tx
    .selectFrom('shipment_event')
    .select('id')
    .where('shipment_id', '=', id)
    .where('type', '=', 'reckoned')
    .where('recorded_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
};

/** When the truck set out for the first stop, null before it did; undefined where it goes to another, or where it is says when it comes. */
const leftAt = (folded: FoldedShipment): number | null | undefined => {
  if (folded.nextStop !== 0 || plainArrivals(folded).get(0)?.by === 'position') return undefined;
  return folded.past.findLast(({ type }) => type === 'dispatched')?.at ?? null;
};

const crewOf = (row: ShipmentRow) => ({
  companyId: row.carrier_id,
  vehicleId: row.vehicle_id,
  trailerId: row.trailer_id,
  driverId: row.driver_id,
  except: row.id,
});

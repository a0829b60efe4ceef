import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import { tooLateReason } from '../freight/verdict/tooLateReason.ts';
import type { Services } from '../Services.ts';
import { judgeCrew } from '../trucks/judgeCrew.ts';
import { lateApproachOf } from './fold/lateApproachOf.ts';
import { lateArrival } from './fold/lateArrival.ts';
import { isNews } from './isNews.ts';
import { isToldAnew } from './isToldAnew.ts';
import { readEvents } from './readEvents.ts';
import { ShipmentLog } from './ShipmentLog.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/** A shipment has to be read as a whole, however often a fleet changes its plan. */
const mostOfOne = 100;

type Works = Pick<Services, 'db' | 'clock' | 'random' | 'gazetteer'>;

/** Records when the truck of a shipment that waits for it can be at the first stop, if that changed since it was last reckoned. */
export const reckonApproach = (services: Works, id: string): Promise<void> =>
  amidAllCompanies(services, async (tx) => {
    const row = await tx
      .selectFrom('shipment')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'assigned')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) return;
    const now = services.clock.now();
    const fresh = await judgeCrew(services, tx, row.content, crewOf(row), now);
    // Truck or driver is gone: nothing is to be said of the time.
    if ('gone' in fresh || !fresh.judgement) return;
    const events = await readEvents(tx, id, 1);
    if (events.filter(({ type }) => type === 'reckoned').length >= mostOfOne) return;
    const log = await ShipmentLog.open(services, tx, row, now);
    const tooLate = tooLateReason(fresh.judgement.verdict);
    const data = tooLate ? { tooLate } : {};
    const reckoned = lateApproachOf({ at: now.getTime(), data });
    const known = log.folded.lateApproach;
    if (!isNews(known, reckoned)) return;
    const earlier = lateArrival(log.folded);
    const report = { id: null, type: 'reckoned', stop: null, at: now, source: 'desk' as const, position: null };
    const refusal = log.add({ ...report, data }, null);
    if (!refusal) await log.write(isToldAnew(earlier, lateArrival(log.folded)) ? { late_told: null } : {});
  });

const crewOf = (row: ShipmentRow) => ({
  companyId: row.carrier_id,
  vehicleId: row.vehicle_id,
  trailerId: row.trailer_id,
  driverId: row.driver_id,
  except: row.id,
});

import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import { tooLateReason } from '../freight/verdict/tooLateReason.ts';
import type { Verdict } from '../freight/verdict/Verdict.ts';
import type { Services } from '../Services.ts';
import { judge } from '../trucks/judge.ts';
import { Refusal } from '../web/Refusal.ts';
import type { FoldedShipment } from './fold/FoldedShipment.ts';
import { lateApproachOf } from './fold/lateApproachOf.ts';
import { lateArrival } from './fold/lateArrival.ts';
import { isToldAnew } from './isToldAnew.ts';
import { readEvents } from './readEvents.ts';
import { ShipmentLog } from './ShipmentLog.ts';
import type { ShipmentRow } from './ShipmentTables.ts';
import { verdictOfAssignment } from './verdictOfAssignment.ts';

/** By how much an expected arrival has to move to be told. In milliseconds. */
const worthTelling = 15 * 60_000;

/** A shipment has to be read as a whole, however often a fleet changes its plan. */
const mostOfOne = 100;

const isNews = (known: FoldedShipment['lateApproach'], reckoned: FoldedShipment['lateApproach']): boolean =>
  known && reckoned ? Math.abs(known.at - reckoned.at) >= worthTelling : known !== reckoned;

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
    const fresh = await judge(services, tx, row.content, crewOf(row), now).catch(unlessRefused);
    if (!fresh) return;
    const events = await readEvents(tx, id, 1);
    if (events.filter(({ type }) => type === 'reckoned').length >= mostOfOne) return;
    const log = await ShipmentLog.open(services, tx, row, now);
    const verdict = withApproach(verdictOfAssignment(events), fresh.verdict);
    const reckoned = lateApproachOf({ at: now.getTime(), data: { verdict } });
    const known = log.folded.lateApproach;
    if (!isNews(known, reckoned)) return;
    const earlier = lateArrival(log.folded);
    const report = { id: null, type: 'reckoned', stop: null, at: now, source: 'desk' as const, position: null };
    const refusal = log.add({ ...report, data: { verdict } }, null);
    if (!refusal) await log.write(isToldAnew(earlier, lateArrival(log.folded)) ? { late_told: null } : {});
  });

const crewOf = (row: ShipmentRow) => ({
  companyId: row.carrier_id,
  vehicleId: row.vehicle_id,
  trailerId: row.trailer_id,
  driverId: row.driver_id,
  except: row.id,
});

/** Truck or driver is gone: nothing is to be said of the time. */
function unlessRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** What there was to look at when the truck was assigned, and of the time what is known now. */
function withApproach(assigned: Verdict | null, fresh: Verdict): Verdict {
  const { fits, reasons } = assigned ?? { fits: true, reasons: [] };
  const late = tooLateReason(fresh);
  const others = reasons.filter(({ code }) => code !== 'too_far');
  return { fits, reasons: late ? [...others, late] : others };
}

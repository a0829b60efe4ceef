import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { Services } from '../Services.ts';
import { isCompleted } from './completion.ts';
import { ShipmentLog } from './ShipmentLog.ts';

const atOnce = 50;

/**
 * Writes down that shipments completed because nobody objected to their proofs in time. It decides nothing: whoever reads or writes one
 * of them finds it completed already. Several processes share the work. Returns whether there may be more.
 */
export const completeInTime = (services: Pick<Services, 'db' | 'clock' | 'random'>): Promise<boolean> =>
  amidAllCompanies(services, async (tx) => {
    const now = services.clock.now();
    const due = await tx
      .selectFrom('shipment')
      .selectAll()
      .where(isCompleted(now))
      .orderBy('completes_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of due) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await (await ShipmentLog.open(services, tx, row, now)).write();
    }
    return due.length === atOnce;
  });

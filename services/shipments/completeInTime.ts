import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { Services } from '../Services.ts';
import { isCompleted } from './completion.ts';
import { ShipmentLog } from './ShipmentLog.ts';

const atOnce = 50;

/**
 * Writes down that shipments completed because nobody objected to their proofs in time. It decides nothing: whoever reads or writes one
 * of them finds it completed already. Several processes share the work. Returns whether there may be more.
 */
export async function completeInTime(services: Pick<Services, 'db' | 'clock' | 'random' | 'log'>): Promise<boolean> {
  const due = await amidAllCompanies(services, (tx) =>
    tx
      .selectFrom('shipment')
      .select('id')
      .where(isCompleted(services.clock.now()))
      .orderBy('completes_at')
      .limit(atOnce)
      .execute(),
  );
  let completed = 0;
  for (const { id } of due) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (await complete(services, id)) completed += 1;
  }
  return due.length === atOnce && completed > 0;
}

/** One shipment that fails stops no other. */
async function complete(services: Pick<Services, 'db' | 'clock' | 'random' | 'log'>, id: string): Promise<boolean> {
  try {
    return await amidAllCompanies(services, async (tx) => {
      const now = services.clock.now();
      const row = await tx
        .selectFrom('shipment')
        .selectAll()
        .where('id', '=', id)
        .where(isCompleted(now))
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (row) await (await ShipmentLog.open(services, tx, row, now)).write();
      return row !== undefined;
    });
  } catch (error) {
    services.log.error('shipment not completed', error, { shipment: id });
    return false;
  }
}

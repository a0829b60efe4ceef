import type { Transaction } from 'kysely';
import { documentsOf } from '../papers/documentsOf.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { showVehicles } from './showVehicles.ts';

/** A vehicle of the transaction's company, with its papers. */
export async function showVehicle(tx: Transaction<Tables>, id: string, now: Date) {
  const rows = await tx.selectFrom('vehicle').selectAll().where('id', '=', id).execute();
  const [vehicle] = await showVehicles(tx, rows, now);
  if (!vehicle) throw notFound();
  return { ...vehicle, documents: await documentsOf(tx, { kind: 'vehicle', id }) };
}

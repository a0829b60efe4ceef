import type { Transaction } from 'kysely';
import type { Tables } from '../../database/Tables.ts';
import { documentsOf } from '../../documents/documentsOf.ts';
import { notFound } from '../../web/notFound.ts';
import { showDrivers } from './showDrivers.ts';

/** A driver of the transaction's company, with their papers. */
export async function showDriver(tx: Transaction<Tables>, id: string, now: Date) {
  const rows = await tx.selectFrom('driver').selectAll().where('id', '=', id).execute();
  const [driver] = await showDrivers(tx, rows, now);
  if (!driver) throw notFound();
  return { ...driver, documents: await documentsOf(tx, { kind: 'driver', id }) };
}

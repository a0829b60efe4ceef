import type { Transaction } from 'kysely';
import { documentsOf } from '../papers/documentsOf.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { toVehicleAnswers } from './toVehicleAnswers.ts';

/** The answer for one vehicle, with documents. */
export async function findVehicleAnswer(tx: Transaction<Tables>, id: string, now: Date) {
  const rows = await tx.selectFrom('vehicle').selectAll().where('id', '=', id).execute();
  const [vehicle] = await toVehicleAnswers(tx, rows, now);
  if (!vehicle) throw notFound();
  return { ...vehicle, documents: await documentsOf(tx, { kind: 'vehicle', id }) };
}

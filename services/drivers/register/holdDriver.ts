import type { Transaction } from 'kysely';
import type { Tables } from '../../database/Tables.ts';
import { notFound } from '../../web/notFound.ts';
import type { DriverRow } from './DriverRow.ts';

/** A driver of the transaction's company, held until the transaction ends; those of others are not there. */
export async function holdDriver(tx: Transaction<Tables>, id: string): Promise<DriverRow> {
  const row = await tx.selectFrom('driver').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

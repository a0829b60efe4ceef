import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { toShipmentRecord } from './shipmentRecord.ts';

/** The answer for one shipment of the transaction's company. */
export async function findShipment(tx: Transaction<Tables>, companyId: string, id: string, now: Date) {
  const row = await tx.selectFrom('shipment').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toShipmentRecord(tx, row, companyId, now);
}

/** `findShipment` in a transaction of its own. */
export const readShipment = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, (tx) => findShipment(tx, companyId, id, clock.now()));

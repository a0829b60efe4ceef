import type { Transaction } from 'kysely';
import { counterOf } from '../freight/offer/counterOf.ts';
import { isOutdatedAt, offerStatusAt } from '../freight/offer/offerStatus.ts';
import type { LoadRow } from '../requests/RequestTables.ts';
import type { Tables } from '../Tables.ts';
import { loadMarks } from './loadMarks.ts';
import { recordDays, shipperRecords } from './shipperRecords.ts';

/** The fleet's latest offer for each of these loads. */
async function ownOffersOf(tx: Transaction<Tables>, companyId: string, ids: readonly string[], now: Date) {
  const found = tx
    .selectFrom('offer')
    .select([
      'id',
      'load_id',
      'version',
      'status',
      'changes',
      'amount_minor',
      'currency',
      'valid_until',
      'counter_minor',
      'counter_until',
      'open_until',
    ])
    .where('company_id', '=', companyId)
    .where('load_id', 'in', [...ids])
    .orderBy('created_at');
  const rows = ids.length === 0 ? [] : await found.execute();
  return new Map(
    rows.map((row) => [
      row.load_id,
      {
        id: row.id,
        version: row.version,
        status: offerStatusAt(row, now),
        outdated: isOutdatedAt(row, now),
        amount: { amountMinor: row.amount_minor, currency: row.currency },
        validUntil: row.valid_until,
        counter: counterOf(row),
      },
    ]),
  );
}

/** What the database knows of these loads, in the transaction of a fleet. */
export async function readLoadParts(tx: Transaction<Tables>, rows: readonly LoadRow[], companyId: string, now: Date) {
  const shippers = await shipperRecords(
    tx,
    rows.map((row) => row.company_id),
    now,
  );
  const ids = rows.map((row) => row.id);
  const own = await ownOffersOf(tx, companyId, ids, now);
  const marks = await loadMarks(tx, companyId, ids, now);
  return rows.map((row) => {
    const shipper = shippers.get(row.company_id);
    const mark = marks.get(row.id);
    return {
      id: row.id,
      shipper: {
        id: row.company_id,
        name: shipper?.name ?? '',
        record: { days: recordDays, awarded: shipper?.awarded ?? 0 },
      },
      publishedAt: row.published_at,
      asked: mark?.asked ?? false,
      watched: mark?.watched ?? false,
      possibleDuplicate: mark?.possibleDuplicate ?? false,
      ...row.content,
      km: row.km,
      ownOffer: own.get(row.id) ?? null,
    };
  });
}

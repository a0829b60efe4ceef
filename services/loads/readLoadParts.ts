import type { Transaction } from 'kysely';
import { counterOf } from '../freight/offer/counterOf.ts';
import { isOutdatedAt, offerStatusAt } from '../freight/offer/offerStatus.ts';
import { companyNames } from '../requests/companyNames.ts';
import type { LoadRow } from '../requests/RequestTables.ts';
import type { Tables } from '../Tables.ts';
import { possibleDuplicates } from './possibleDuplicates.ts';
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

/** Those of these loads that the fleet is asked for by name. */
async function askedOf(tx: Transaction<Tables>, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await tx
    .selectFrom('load_audience')
    .select('load_id')
    .where('carrier_id', '=', companyId)
    .where('asked_at', 'is not', null)
    .where('load_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.load_id));
}

/** Those of these loads that the fleet watches. */
async function watchedOf(tx: Transaction<Tables>, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await tx
    .selectFrom('load_watch')
    .select('load_id')
    .where('company_id', '=', companyId)
    .where('load_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.load_id));
}

/** What the database knows of these loads, in the transaction of a fleet. */
export async function readLoadParts(tx: Transaction<Tables>, rows: readonly LoadRow[], companyId: string, now: Date) {
  const shippers = [...new Set(rows.map((row) => row.company_id))];
  const names = await companyNames(tx, shippers);
  const records = await shipperRecords(tx, shippers, now);
  const ids = rows.map((row) => row.id);
  const own = await ownOffersOf(tx, companyId, ids, now);
  const asked = await askedOf(tx, companyId, ids);
  const watched = await watchedOf(tx, companyId, ids);
  const duplicates = await possibleDuplicates(tx, rows, now);
  return rows.map((row) => ({
    id: row.id,
    shipper: {
      id: row.company_id,
      name: names.get(row.company_id) ?? '',
      record: { days: recordDays, awarded: records.get(row.company_id) ?? 0 },
    },
    publishedAt: row.published_at,
    asked: asked.has(row.id),
    watched: watched.has(row.id),
    possibleDuplicate: duplicates.has(row.id),
    ...row.content,
    km: row.km,
    ownOffer: own.get(row.id) ?? null,
  }));
}

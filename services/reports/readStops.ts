import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { eachInTurns } from './eachInTurns.ts';
import { mostStops, tooMany } from './mostShipments.ts';
import { ownColumns, type Party } from '../shipments/partyOf.ts';
import { periodBounds } from './periodBounds.ts';
import type { StopFacts } from './StopFacts.ts';
import { stopFactsOf } from './stopFactsOf.ts';

interface Wanted {
  readonly from: string;
  readonly to: string;
}

/** Whether there are more than one answer should read: found over an index that is read alone, before any of them is read. */
async function areTooMany(tx: Transaction<Tables>, { companyId, side }: Party, { from, to }: Wanted) {
  const { own } = ownColumns[side];
  const { begin, end } = periodBounds({ from, to });
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (
      select from stop_visit where ${sql.ref(own)} = ${companyId} and due_at >= ${begin}::timestamptz and due_at < ${end}::timestamptz
        and day between ${from} and ${to}
      limit ${mostStops + 1}) found`.execute(tx);
  return (rows[0]?.n ?? 0) > mostStops;
}

/**
 * The stops of a party whose window ends on a day of the period, by the clock of the stop, the latest first.
 * Throws a 422 for more than one answer should read.
 */
export async function readStops(
  tx: Transaction<Tables>,
  { companyId, side }: Party,
  { from, to }: Wanted,
): Promise<readonly StopFacts[]> {
  if (await areTooMany(tx, { companyId, side }, { from, to })) throw tooMany('stops');
  const { own, other } = ownColumns[side];
  const rows = await tx
    .selectFrom('stop_visit')
    .selectAll()
    .where(own, '=', companyId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('due_at', 'desc')
    .orderBy('reference')
    .orderBy('stop')
    .orderBy('shipment_id')
    .execute();
  const facts: StopFacts[] = [];
  await eachInTurns(rows, (row) => void facts.push(stopFactsOf(row, row[other])));
  return facts;
}

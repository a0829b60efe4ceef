import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { eachInTurns } from './eachInTurns.ts';
import { mostStops, tooMany } from './mostShipments.ts';
import { ownColumns, type Party } from '../shipments/partyOf.ts';
import type { StopFacts } from './StopFacts.ts';
import { stopFactsOf } from './stopFactsOf.ts';

interface Wanted {
  readonly from: string;
  readonly to: string;
  /** Those of these other parties alone. */
  readonly parties?: readonly string[];
}

/**
 * The stops of a party whose window ends on a day of the period, by the clock of the stop, the latest first.
 * Throws a 422 for more than one answer should read.
 */
export async function readStops(
  tx: Transaction<Tables>,
  { companyId, side }: Party,
  { from, to, parties }: Wanted,
): Promise<readonly StopFacts[]> {
  const { own, other } = ownColumns[side];
  let found = tx
    .selectFrom('stop_visit')
    .selectAll()
    .where(own, '=', companyId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .limit(mostStops + 1);
  if (parties) found = found.where(sql<boolean>`${sql.ref(other)} = any (${sql.val(parties)}::uuid[])`);
  const rows = await found
    .orderBy('due_at', 'desc')
    .orderBy('reference')
    .orderBy('stop')
    .orderBy('shipment_id')
    .execute();
  if (rows.length > mostStops) throw tooMany('stops');
  const facts: StopFacts[] = [];
  await eachInTurns(rows, (row) => void facts.push(stopFactsOf(row, row[other])));
  return facts;
}

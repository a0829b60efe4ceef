import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { eachInTurns } from './eachInTurns.ts';
import { mostStops, tooMany } from './mostShipments.ts';
import { ownColumns, type Party } from '../shipments/partyOf.ts';
import type { StopFacts } from './StopFacts.ts';
import type { StopVisitTable } from './StopVisitTable.ts';

interface Wanted {
  readonly from: string;
  readonly to: string;
  /** Those of these other parties alone. */
  readonly parties?: readonly string[];
}

const instant = (at: Date | null): number | null => at?.getTime() ?? null;

const factsOf = (row: StopVisitTable, partyId: string): StopFacts => ({
  shipmentId: row.shipment_id,
  reference: row.reference,
  stop: row.stop,
  type: row.type,
  place: row.place,
  lane: row.lane,
  partyId,
  window: row.window_from && row.window_to ? { from: row.window_from.getTime(), to: row.window_to.getTime() } : null,
  timeZone: row.time_zone,
  day: row.day,
  arrivedAt: instant(row.arrived_at),
  departedAt: instant(row.departed_at),
  source: row.source,
  isSkipped: row.is_skipped,
  isCancelled: row.is_cancelled,
  isPassed: row.is_passed,
  isExcused: row.is_excused,
  warnedAt: instant(row.warned_at),
  proof: {
    firstAt: instant(row.proof_at),
    isRejected: row.is_rejected,
    completedAt: instant(row.completed_at),
    isAutomatic: row.is_automatic,
  },
  waiting: row.waiting_answer && {
    isAccepted: row.waiting_answer === 'waiting_accepted',
    chargeMinor: row.waiting_minor ?? 0,
  },
});

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
  const rows = await found.orderBy('due_at', 'desc').orderBy('reference').orderBy('stop').execute();
  if (rows.length > mostStops) throw tooMany('stops');
  const facts: StopFacts[] = [];
  await eachInTurns(rows, (row) => void facts.push(factsOf(row, row[other])));
  return facts;
}

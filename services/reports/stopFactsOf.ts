import type { StopFacts } from './StopFacts.ts';
import type { StopVisitTable } from './StopVisitTable.ts';

const instant = (at: Date | null): number | null => at?.getTime() ?? null;

/** What a row says of a stop; `partyId` is the other party. */
export const stopFactsOf = (row: StopVisitTable, partyId: string): StopFacts => ({
  shipmentId: row.shipment_id,
  reference: row.reference,
  stop: row.stop,
  type: row.type,
  isLast: row.is_last,
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
  unloaded: { ordered: row.packages_ordered, delivered: row.packages_delivered, damaged: row.packages_damaged },
  waiting: row.waiting_answer && {
    isAccepted: row.waiting_answer === 'waiting_accepted',
    chargeMinor: row.waiting_minor ?? 0,
  },
});

import type { Verdict } from '../freight/verdict/Verdict.ts';
import { dataOfEvent } from './dataOfEvent.ts';
import type { EventRow } from './ShipmentTables.ts';

/**
 * What there was to look at when the truck was assigned, with when it can be there as that was last reckoned; null if no verdict was kept
 * of the assignment.
 */
export function verdictOfAssignment(events: readonly Pick<EventRow, 'type' | 'data'>[]): Verdict | null {
  const at = events.findLastIndex(({ type }) => type === 'assigned');
  const verdict = dataOf(events[at])?.verdict;
  if (!verdict) return null;
  const reckoned = dataOf(events.slice(at).findLast(({ type }) => type === 'reckoned'));
  if (!reckoned) return verdict;
  const others = verdict.reasons.filter(({ code }) => code !== 'too_far');
  return { ...verdict, reasons: reckoned.tooLate ? [...others, reckoned.tooLate] : others };
}

const dataOf = (event: Pick<EventRow, 'data'> | undefined) => event && dataOfEvent(event);

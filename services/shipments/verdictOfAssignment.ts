import * as v from 'valibot';
import type { Verdict } from '../freight/verdict/Verdict.ts';
import { eventData } from './eventData.ts';
import type { EventRow } from './ShipmentTables.ts';

const judged: ReadonlySet<string> = new Set(['assigned', 'reckoned']);

/** What there was to look at when the truck was assigned, with when it can be there as that was last reckoned; null if that was not kept. */
export function verdictOfAssignment(events: readonly Pick<EventRow, 'type' | 'data'>[]): Verdict | null {
  const last = events.findLast(({ type }) => judged.has(type));
  return last ? (v.parse(eventData, last.data).verdict ?? null) : null;
}

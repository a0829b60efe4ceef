import * as v from 'valibot';
import { roughReason } from '../freight/verdict/roughReason.ts';
import { type EventData, eventData } from './eventData.ts';
import type { EventRow } from './ShipmentTables.ts';

/** What an event says, as both parties may read it. Earlier verdicts were kept to the millisecond. */
export const dataOfEvent = ({ data: stored }: Pick<EventRow, 'data'>): EventData => {
  const data = v.parse(eventData, stored);
  return {
    ...data,
    ...(data.tooLate && { tooLate: roughReason(data.tooLate) }),
    ...(data.verdict && { verdict: { ...data.verdict, reasons: data.verdict.reasons.map(roughReason) } }),
  };
};

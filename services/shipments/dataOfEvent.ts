import * as v from 'valibot';
import { quarterEnd } from '../freight/verdict/quarterEnd.ts';
import type { Reason } from '../freight/verdict/Verdict.ts';
import { type EventData, eventData } from './eventData.ts';
import type { EventRow } from './ShipmentTables.ts';

/** Earlier verdicts were kept to the millisecond, which told when the truck left another shipper. */
const roughly = (reason: Reason): Reason => {
  const exactly = reason.code === 'too_far' ? Date.parse(reason.until ?? '') : NaN;
  const about = quarterEnd(exactly);
  return Number.isNaN(exactly) || about === exactly ? reason : { ...reason, until: new Date(about).toISOString() };
};

/** What an event says, as both parties may read it. */
export const dataOfEvent = ({ data: stored }: Pick<EventRow, 'data'>): EventData => {
  const data = v.parse(eventData, stored);
  return {
    ...data,
    ...(data.tooLate && { tooLate: roughly(data.tooLate) }),
    ...(data.verdict && { verdict: { ...data.verdict, reasons: data.verdict.reasons.map(roughly) } }),
  };
};

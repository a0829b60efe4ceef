import { dayOf } from '../clock/dayOf.ts';
import { daysFrom } from './daysFrom.ts';

/** The day `days` from now, `YYYY-MM-DD`. */
export const dayFrom = (now: Date, days: number): string => dayOf(daysFrom(now, days));

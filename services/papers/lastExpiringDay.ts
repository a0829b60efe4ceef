import { dayOf } from '../clock/dayOf.ts';
import { addMilliseconds } from '../clock/addMilliseconds.ts';

const warningDays = 30;

/** Papers that expire on or before this day count as expiring (product §5). */
export const lastExpiringDay = (now: Date): string => dayOf(addMilliseconds(now, warningDays * 24 * 60 * 60_000));

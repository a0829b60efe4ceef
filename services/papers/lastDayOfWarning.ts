import { dayOf } from '../clock/dayOf.ts';
import { addMilliseconds } from '../clock/addMilliseconds.ts';

const warningDays = 30;

/** Papers that are valid up to this day or less count as expiring (product §5). */
export const lastDayOfWarning = (now: Date): string => dayOf(addMilliseconds(now, warningDays * 24 * 60 * 60_000));

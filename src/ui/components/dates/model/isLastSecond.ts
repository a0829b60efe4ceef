import { endOfDay } from '../../../../domain/calendar/endOfDay.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';

/** Whether an instant lies in the last second of its day, with which a range of whole days ends whatever the steps are. */
export const isLastSecond = (instant: number, zone: string): boolean =>
  instant > endOfDay(localTimeOf(instant, zone).day, zone) - 1000;

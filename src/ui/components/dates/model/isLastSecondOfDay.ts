import { endOfDay } from '../../../../domain/calendar/endOfDay.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';

/** Whether an instant is in the last second of its day, where a range of whole days may end whatever the steps. */
export const isLastSecondOfDay = (instant: number, zone: string): boolean =>
  instant > endOfDay(localTimeOf(instant, zone).day, zone) - 1000;

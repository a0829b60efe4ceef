import type { ClockPart } from './ClockPart.ts';
import { instantOf } from '../../../../domain/calendar/instantOf.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import type { PickerRules } from './PickerRules.ts';

/**
 * The instant at which clocks show another hour, minute or second. Seconds and their fraction that a picker to the minute does
 * not show stay as they were; a picker to the second drops the fraction.
 */
export const withPart = (instant: number, part: ClockPart, value: number, { zone, precision }: PickerRules): number => {
  const second = Math.floor(instant / 1000) * 1000;
  const changed = instantOf({ ...localTimeOf(second, zone), [part]: value }, zone, instant);
  return precision === 'second' ? changed : changed + (instant - second);
};

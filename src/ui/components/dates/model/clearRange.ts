import type { InstantRange } from '../../../../domain/calendar/InstantRange.ts';
import { editedEnds, type PickerMode } from './PickerMode.ts';

/** Clears the ends that a picker edits; a picker for one end leaves the other unchanged. */
export const clearRange = (range: InstantRange, mode: PickerMode): InstantRange =>
  editedEnds[mode].reduce<InstantRange>((left, end) => ({ ...left, [end]: undefined }), range);

import type { InstantRange } from '../../../../domain/calendar/InstantRange.ts';
import { editedEnds, type PickerMode } from './PickerMode.ts';

/** The range without the ends that a picker edits: a picker for one end leaves the other alone. */
export const clearRange = (range: InstantRange, mode: PickerMode): InstantRange =>
  editedEnds[mode].reduce<InstantRange>((left, end) => ({ ...left, [end]: undefined }), range);

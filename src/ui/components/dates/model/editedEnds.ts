import type { PickerMode } from './PickerMode.ts';
import type { RangeEnd } from '../../../../domain/calendar/RangeEnd.ts';

/** Which ends of its span a picker edits: the one of `single` is `from` (seed §9). */
export const editedEnds = {
  single: ['from'],
  range: ['from', 'to'],
  rangeFrom: ['from'],
  rangeTo: ['to'],
} as const satisfies Record<PickerMode, readonly RangeEnd[]>;

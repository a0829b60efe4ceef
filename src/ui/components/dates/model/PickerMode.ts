import type { RangeEnd } from '../../../../domain/calendar/InstantRange.ts';

export const pickerModes = ['single', 'range', 'rangeFrom', 'rangeTo'] as const;

/** What a date picker selects: one instant, a range, or one end of a range (seed §9). */
export type PickerMode = (typeof pickerModes)[number];

/** The ends of the range that a picker edits; `single` uses `from`. */
export const editedEnds = {
  single: ['from'],
  range: ['from', 'to'],
  rangeFrom: ['from'],
  rangeTo: ['to'],
} as const satisfies Record<PickerMode, readonly RangeEnd[]>;

/** Checks a mode. Throws a RangeError naming the four if it is none of them (seed §9, product §2.19). */
export const parsePickerMode = (raw: unknown): PickerMode => {
  const mode = pickerModes.find((known) => known === raw);
  if (mode === undefined) throw new RangeError(`A date picker's mode is one of ${pickerModes.join(', ')}.`);
  return mode;
};

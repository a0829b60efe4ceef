import type { RangeEnd } from '../../../../domain/calendar/InstantRange.ts';

export const pickerModes = ['single', 'range', 'rangeFrom', 'rangeTo'] as const;

/** What a date picker chooses: one instant, two of them, or one end of a range (seed §9). */
export type PickerMode = (typeof pickerModes)[number];

/** The ends of its range that a picker edits; `single` keeps its one instant in `from`. */
export const editedEnds = {
  single: ['from'],
  range: ['from', 'to'],
  rangeFrom: ['from'],
  rangeTo: ['to'],
} as const satisfies Record<PickerMode, readonly RangeEnd[]>;

/** Checks a mode. Throws a RangeError that names the four when it is another (seed §9, product §2.19). */
export const parsePickerMode = (raw: unknown): PickerMode => {
  const mode = pickerModes.find((known) => known === raw);
  if (mode === undefined) throw new RangeError(`A date picker's mode is one of ${pickerModes.join(', ')}.`);
  return mode;
};

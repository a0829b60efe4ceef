export const pickerModes = ['single', 'range', 'rangeFrom', 'rangeTo'] as const;

/** What a date picker chooses: an instant, two of them, or one end of a range (seed §9). */
export type PickerMode = (typeof pickerModes)[number];

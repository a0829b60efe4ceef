import { pickerModes, type PickerMode } from './PickerMode.ts';

/** The mode of a date picker. Throws a RangeError that names the four for any other (seed §9, product §2.19). */
export const readPickerMode = (raw: unknown): PickerMode => {
  const mode = pickerModes.find((known) => known === raw);
  if (mode === undefined) throw new RangeError(`A date picker's mode is one of ${pickerModes.join(', ')}.`);
  return mode;
};

import { pickerStep } from './pickerStep.ts';

/** How far apart the hours, minutes and seconds are that can be chosen, counted from 0 (seed §9). */
export interface TimeSteps {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export const timeSteps = (raw: { readonly [Part in keyof TimeSteps]?: unknown }): TimeSteps => ({
  hour: pickerStep(raw.hour),
  minute: pickerStep(raw.minute),
  second: pickerStep(raw.second),
});

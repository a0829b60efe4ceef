import type { TimeSteps } from '../../components/dates/model/TimeSteps.ts';

/** Options of the fields on the page. Steps and first day are raw input, which the picker normalises. */
export interface PickerOptions {
  readonly seconds: boolean;
  readonly limits: boolean;
  readonly weekends: boolean;
  readonly steps: Readonly<Record<keyof TimeSteps, string>>;
  readonly firstDay: string;
  /** '' for the user's own. */
  readonly zone: string;
}

export const usualOptions: PickerOptions = {
  seconds: false,
  limits: false,
  weekends: false,
  steps: { hour: '1', minute: '1', second: '1' },
  firstDay: '0',
  zone: '',
};

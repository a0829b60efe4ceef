import type { TimeSteps } from '../../components/dates/model/TimeSteps.ts';

/** What can be changed of the fields on the page. Steps and first day are as typed: the picker says what counts. */
export interface PickerOptions {
  readonly seconds: boolean;
  readonly limits: boolean;
  readonly weekends: boolean;
  readonly steps: Readonly<Record<keyof TimeSteps, string>>;
  readonly firstDay: string;
  /** Empty for the viewer's own. */
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

import type { FirstStep } from './FirstStep.ts';

/** The steps this member may do; none once they are all done. */
export const ownSteps = (steps: readonly (FirstStep & { readonly may: boolean })[]): readonly FirstStep[] => {
  const own = steps.filter(({ may }) => may);
  return own.every(({ isDone }) => isDone) ? [] : own.map(({ step, isDone }) => ({ step, isDone }));
};

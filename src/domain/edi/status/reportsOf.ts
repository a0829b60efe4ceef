import type { FileReport, StatusStep } from './StatusPlan.ts';

/** What an event of a file is told as; nothing where it adds nothing. */
export const reportsOf = (step: StatusStep): readonly FileReport[] =>
  step.does === 'tell' || step.does === 'correct' ? step.reports : [];

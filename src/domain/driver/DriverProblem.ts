import type { Problem } from '../form/Problem.ts';
import type { DriverField } from './DriverDraft.ts';

/** What can be wrong with a field of a driver; the words stand in the text catalogue. */
export type DriverProblem =
  Problem | 'day' | 'day-future' | 'day-before-issue' | 'country' | 'licence-number' | 'card-number' | 'choice';

/** The problem of each field that has one; empty when the draft may be sent. */
export type DriverProblems = Readonly<Partial<Record<DriverField, DriverProblem>>>;

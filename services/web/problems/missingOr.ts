import type { BaseIssue } from 'valibot';
import { problem } from './problem.ts';

/** The problem of a value of the wrong type: missing, or else this one. */
export const missingOr = (issue: BaseIssue<unknown>, otherwise: string): string =>
  issue.input === undefined || issue.input === null ? problem('required') : otherwise;

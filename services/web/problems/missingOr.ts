import type { BaseIssue } from 'valibot';
import { problem } from './problem.ts';

/** For a value that is not of the kind it should be: that it is missing, or else this problem. */
export const missingOr = (issue: BaseIssue<unknown>, otherwise: string): string =>
  issue.input === undefined || issue.input === null ? problem('required') : otherwise;

import type { BaseIssue } from 'valibot';
import { missingOr } from './missingOr.ts';
import { problem } from './problem.ts';

/** The problem of an issue that names none itself. A missing value takes precedence. */
export function problemOf(issue: BaseIssue<unknown>): string {
  const limit = typeof issue.requirement === 'number' ? issue.requirement : 0;
  switch (issue.type) {
    case 'strict_object':
      return issue.expected === 'never' ? problem('unknownField') : missingOr(issue, problem('notAnObject'));
    case 'non_empty':
      return problem('required');
    case 'min_length':
      return limit === 1 ? problem('required') : problem('tooShort', { least: limit });
    case 'max_length':
      return problem('tooLong', { most: limit });
    case 'length':
      return problem('otherLength', { least: limit, most: limit });
    case 'min_value':
      return problem('tooLow', { least: limit });
    case 'max_value':
      return problem('tooHigh', { most: limit });
    case 'integer':
      return problem('notWhole');
    case 'email':
      return problem('notAnEmail');
    case 'picklist':
    case 'literal':
      return missingOr(issue, problem('notAChoice', { expected: wordsOf(issue) }));
    case 'string':
      return missingOr(issue, problem('otherType', { expected: 'a text' }));
    case 'number':
      return missingOr(issue, problem('notANumber'));
    case 'boolean':
      return missingOr(issue, problem('otherType', { expected: 'true or false' }));
    case 'array':
      return missingOr(issue, problem('otherType', { expected: 'a list' }));
    default:
      return missingOr(issue, problem('notValid'));
  }
}

const wordsOf = ({ expected }: BaseIssue<unknown>): string =>
  (expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ');

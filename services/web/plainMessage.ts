import type { BaseIssue } from 'valibot';

/** What is wrong with a value, in words a person reads beside a field. Never tells the value itself. */
export function plainMessage(issue: BaseIssue<unknown>): string {
  const limit = typeof issue.requirement === 'number' ? issue.requirement : 0;
  switch (issue.type) {
    case 'strict_object':
      return issue.expected === 'never' ? 'is not known' : missingOr(issue, 'is not an object');
    case 'non_empty':
      return 'must not be empty';
    case 'min_length':
      return limit === 1 ? 'must not be empty' : `must be at least ${limit} characters`;
    case 'max_length':
      return `must be at most ${limit} characters`;
    case 'length':
      return `must be ${limit} characters`;
    case 'min_value':
      return `must be at least ${limit}`;
    case 'max_value':
      return `must be at most ${limit}`;
    case 'integer':
      return 'must be a whole number';
    case 'email':
      return 'must be an email address';
    case 'picklist':
    case 'literal':
      return missingOr(
        issue,
        `must be one of ${(issue.expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')}`,
      );
    case 'string':
      return missingOr(issue, 'must be a text');
    case 'number':
      return missingOr(issue, 'must be a number');
    case 'boolean':
      return missingOr(issue, 'must be true or false');
    case 'array':
      return missingOr(issue, 'must be a list');
    default:
      return missingOr(issue, 'is not valid');
  }
}

const missingOr = (issue: BaseIssue<unknown>, message: string): string =>
  issue.input === undefined || issue.input === null ? 'must not be empty' : message;

import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { FieldError } from '../../../src/domain/failure/FieldError.ts';
import { fieldRefusal, type WordsOf } from '../../../src/domain/failure/fieldRefusal.ts';

const refused = (...errors: readonly FieldError[]): Failure => new Failure({ kind: 'refused', status: 422, errors });
/** Words for two codes, one of them with limits. */
const words: WordsOf = ({ code, limits }) =>
  ({ taken: 'Already in use.', too_long: `Use at most ${limits?.most} characters.` })[code];

describe('the text of a refused field', () => {
  it.each<[string, readonly Omit<FieldError, 'field'>[], string]>([
    [
      "in the user's language when its code is known",
      [{ message: 'belongs to another', code: 'taken' }],
      'Already in use.',
    ],
    [
      'with the limits of the code',
      [{ message: 'must be shorter', code: 'too_long', limits: { most: 20 } }],
      'Use at most 20 characters.',
    ],
    ["in the service's words when its code is unknown", [{ message: 'is odd', code: 'odd' }], 'is odd'],
    ["in the service's words when it has no code", [{ message: 'is odd' }], 'is odd'],
    ['rewritten like every error message', [{ message: 'must not be empty' }], 'No fields must be empty'],
    ['with all its messages', [{ message: 'is odd' }, { message: 'is too long' }], 'is odd, is too long'],
    [
      'with each sentence once',
      [
        { message: 'a', code: 'taken' },
        { message: 'b', code: 'too_long', limits: { most: 20 } },
        { message: 'c', code: 'taken' },
      ],
      'Already in use. Use at most 20 characters.',
    ],
  ])('is shown %s', (_how, errors, shown) => {
    const failure = refused(...errors.map((error) => ({ field: 'plate', ...error })), { field: 'make', message: 'no' });
    expect(fieldRefusal(failure, 'plate', words)).toBe(shown);
  });

  it('is undefined when the refusal does not name the field', () => {
    const failure = refused({ field: '', message: 'all wrong' }, { field: 'constructor', message: 'is odd' });
    expect(fieldRefusal(failure, 'plate', words)).toBeUndefined();
  });

  it.each([new Failure({ kind: 'aborted' }), new Error('odd'), 'x', undefined])(
    'is undefined for any other failure (%#)',
    (failure) => {
      expect(fieldRefusal(failure, 'plate', words)).toBeUndefined();
    },
  );
});

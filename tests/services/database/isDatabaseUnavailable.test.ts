import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '../../../services/database/isDatabaseUnavailable.ts';

const coded = (code: string) => Object.assign(new Error('of the database'), { code });

describe('a temporary database problem', () => {
  it.each([
    ['a query timeout', coded('57014')],
    ['a server shutdown', coded('57P01')],
    ['too many connections', coded('53300')],
    ['a lost connection', coded('08006')],
    ['a deadlock', coded('40P01')],
    ['an unreachable server', coded('ECONNREFUSED')],
    ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
    ['a broken connection', new Error('Connection terminated unexpectedly')],
  ])('is %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a syntax error', coded('42601')],
    ['a unique violation', coded('23505')],
    ['a missing file', coded('ENOENT')],
    ['a programming error', new TypeError('x is not a function')],
    ['a value that is not an error', 'timeout exceeded when trying to connect'],
  ])('is not %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '../../../services/database/isDatabaseUnavailable.ts';

const coded = (code: string) => Object.assign(new Error('of the database'), { code });

describe("the database's passing trouble", () => {
  it.each([
    ['a query ended by its limit', coded('57014')],
    ['a server that shuts down', coded('57P01')],
    ['too many connections', coded('53300')],
    ['a lost connection', coded('08006')],
    ['a deadlock', coded('40P01')],
    ['a server that is not there', coded('ECONNREFUSED')],
    ['a pool with no connection left', new Error('timeout exceeded when trying to connect')],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ])('is %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a wrong statement', coded('42601')],
    ['a unique violation', coded('23505')],
    ['a missing file', coded('ENOENT')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['something that is no error', 'timeout exceeded when trying to connect'],
  ])('is not %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { codeLimits } from '../../../services/account/codes/codeLimits.ts';
import { secondsToWait } from '../../../services/rateLimit/secondsToWait.ts';

const now = new Date('2026-03-02T12:00:00Z');
const ago = (...seconds: readonly number[]) => seconds.map((each) => new Date(now.getTime() - each * 1000));

it.each([
  ['just now', ago(0), 30],
  ['29.5 seconds ago, rounded up', ago(29.5), 1],
  ['four times within the hour, the last 10 seconds ago', ago(900, 600, 300, 10), 20],
  ['five times within the hour', ago(3000, 900, 600, 300, 100), 600],
  ['five times, but the last only just', ago(3595, 900, 600, 300, 0), 30],
])('after asking %s', (_, asked, seconds) => {
  expect(secondsToWait(asked, now, codeLimits)).toBe(seconds);
});

import { expect, it } from 'vitest';
import { problemSentence } from '../../../src/domain/failure/problemSentence.ts';

it.each([
  ['is wrong or has expired', 'Confirmation code is wrong or has expired.'],
  ['must not be empty.', 'Confirmation code must not be empty.'],
  ['The code has 6 digits.', 'The code has 6 digits.'],
  ['', ''],
])('the problem %j is shown as %j', (problem, shown) => {
  expect(problemSentence('Confirmation code', problem)).toBe(shown);
});

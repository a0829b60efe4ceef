import { expect, it } from 'vitest';
import { phoneSearchText } from '../../../services/fields/phoneSearchText.ts';

it.each([
  ['+49 221 5550 1000', '+4922155501000'],
  ['0049 221 5550', '+492215550'],
  ['0221 / 5550-1000', '22155501000'],
  ['+49 (0)221 5550', '+492215550'],
  ['221 555', '221555'],
  ['(415) 555-2671', '4155552671'],
  ['221\u2212555', '221555'],
  ['\u202A+49 221 5550\u202C', '+492215550'],
  ["'0221 5550", '2215550'],
])('%j is dialled %s', (typed, dialled) => {
  expect(phoneSearchText(typed)).toBe(dialled);
});

it.each(['', '12', '- -', '221555', '+49221', 'K-AB 1000', 'João', '100%', '1 2'])(
  '%j is no other than typed',
  (typed) => {
    expect(phoneSearchText(typed)).toBeUndefined();
  },
);

import { expect, it } from 'vitest';
import { readTypedTime } from '../../../../../src/ui/components/dates/model/readTypedTime.ts';

it.each([
  ['8', '08:00'],
  ['1430', '14:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['14h', '14:00'],
  ['14 H', '14:00'],
  ['8h', '08:00'],
  ['14h30', '14:30'],
  ['14:30h', '14:30'],
  ['14.30', '14:30'],
  ['2 pm', '14:00'],
  ['25h', undefined],
  ['2460', undefined],
  ['h', undefined],
  ['14hours', undefined],
])('a time typed as %s is %s', (typed, time) => {
  expect([readTypedTime(typed, 'en-US'), readTypedTime(typed, 'en-IE')]).toEqual([time, time]);
});

import { expect, it } from 'vitest';
import { firstDayOfWeek } from '../../../../../src/ui/components/dates/model/firstDayOfWeek.ts';
import { parsePickerMode } from '../../../../../src/ui/components/dates/model/PickerMode.ts';
import { timeSteps } from '../../../../../src/ui/components/dates/model/TimeSteps.ts';

it.each(['single', 'range', 'rangeFrom', 'rangeTo'])('%s is a mode of the date picker', (mode) => {
  expect(parsePickerMode(mode)).toBe(mode);
});

it.each(['', 'Range', 'toString', undefined, 0])('the mode %j throws an error that names the four modes', (mode) => {
  expect(() => parsePickerMode(mode)).toThrow(/single, range, rangeFrom, rangeTo/);
});

it.each([
  [1, 1],
  [15, 15],
  [0, 1],
  [-5, 1],
  [2.5, 1],
  [Number.NaN, 1],
  [Infinity, 1],
  ['5', 1],
  [undefined, 1],
])('the step %j is read as %i', (raw, step) => {
  expect(timeSteps({ hour: raw, minute: raw, second: raw })).toEqual({ hour: step, minute: step, second: step });
});

it.each([
  [0, 0],
  [6, 6],
  [7, 0],
  [-1, 0],
  [1.5, 0],
  ['1', 0],
  [undefined, 0],
])('the first day of the week %j is read as %i', (raw, day) => {
  expect(firstDayOfWeek(raw)).toBe(day);
});

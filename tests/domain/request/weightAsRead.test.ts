import { expect, it } from 'vitest';
import { weightAsRead } from '../../../src/domain/request/weightAsRead.ts';

it.each([
  ['23,500', '33', { kg: 23.5, otherKg: 23_500, slip: { eachKg: 0.7, meantKg: 23_500 } }],
  ['23.500', '33', { kg: 23.5, otherKg: 23_500, slip: { eachKg: 0.7, meantKg: 23_500 } }],
  ['23,500', '2', { kg: 23.5, otherKg: 23_500, slip: undefined }],
  ['23,500', '', { kg: 23.5, otherKg: 23_500, slip: undefined }],
  ['9.600', '2', { kg: 9.6, otherKg: 9600, slip: undefined }],
  ['9.60', '2', { kg: 9.6, otherKg: undefined, slip: undefined }],
  ['0,500', '1', { kg: 0.5, otherKg: undefined, slip: { eachKg: 0.5, meantKg: 500 } }],
  ['0,5', '1', { kg: 0.5, otherKg: undefined, slip: undefined }],
  ['1.234,5', '10', undefined],
  ['1,234,500', '10', { kg: 1_234_500, otherKg: undefined, slip: undefined }],
  ['23500', '33', undefined],
  ['23 500', '33', undefined],
  ['', '33', undefined],
  ['a lot', '33', undefined],
])('%j kg for %j packages is read as %j', (typed, count, read) => {
  expect(weightAsRead(typed, count)).toEqual(read);
});

import { expect, it } from 'vitest';
import { valueAt } from '../../../src/domain/record/valueAt.ts';

const vehicle = { make: 'MAN', temperatureC: { min: -25, max: undefined } };

it.each([
  ['make', 'MAN'],
  ['temperatureC', vehicle.temperatureC],
  ['temperatureC.min', -25],
  ['temperatureC.max', undefined],
  ['temperatureC.mean', undefined],
  ['licence.number', undefined],
  ['make.length', undefined],
  ['constructor', undefined],
])('the value at the path %s is %j', (path, value) => {
  expect(valueAt(vehicle, path)).toEqual(value);
});

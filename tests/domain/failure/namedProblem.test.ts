import { expect, it } from 'vitest';
import { namedProblem } from '../../../src/domain/failure/namedProblem.ts';

it.each([
  ['Fleet number', 'Enter the fleet number.', 'Enter the fleet number.'],
  ['Payload', 'Enter a whole number from 0 to 100,000.', 'Payload: Enter a whole number from 0 to 100,000.'],
  ['City (2)', 'Enter the city.', 'City (2): Enter the city.'],
  [undefined, 'This cannot be saved as it is.', 'This cannot be saved as it is.'],
])('the problem of the field %j, %j, is named as %j', (label, problem, named) => {
  expect(namedProblem(label, problem)).toBe(named);
});

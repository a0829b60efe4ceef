import { expect, it } from 'vitest';
import { shipperSteps } from '../../../src/domain/firstSteps/shipperSteps.ts';

it.each([
  ['an owner', { role: 'owner', members: 1, hasDetails: false }, 'company, colleague'],
  [
    "an owner who has entered the company's details",
    { role: 'owner', members: 1, hasDetails: true },
    'company done, colleague',
  ],
  ['an owner with a colleague', { role: 'owner', members: 2, hasDetails: false }, 'company, colleague done'],
  ['an owner who has completed all steps', { role: 'owner', members: 2, hasDetails: true }, ''],
  ['a dispatcher', { role: 'dispatcher', members: 1, hasDetails: false }, ''],
] as const)('the first steps of a shipper: %s', (_, facts, steps) => {
  expect(
    shipperSteps(facts)
      .map(({ step, isDone }) => `${step}${isDone ? ' done' : ''}`)
      .join(', '),
  ).toBe(steps);
});

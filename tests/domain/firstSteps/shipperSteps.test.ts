import { expect, it } from 'vitest';
import { shipperSteps } from '../../../src/domain/firstSteps/shipperSteps.ts';

it.each([
  ['an owner', { role: 'owner', members: 1, hasDetails: false }, 'company, colleague'],
  ['an owner who has told of the company', { role: 'owner', members: 1, hasDetails: true }, 'company done, colleague'],
  ['an owner with a colleague', { role: 'owner', members: 2, hasDetails: false }, 'company, colleague done'],
  ['an owner who has done all of it', { role: 'owner', members: 2, hasDetails: true }, ''],
  ['a dispatcher', { role: 'dispatcher', members: 1, hasDetails: false }, ''],
] as const)('of %s', (_, told, steps) => {
  expect(
    shipperSteps(told)
      .map(({ step, isDone }) => `${step}${isDone ? ' done' : ''}`)
      .join(', '),
  ).toBe(steps);
});

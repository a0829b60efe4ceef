import { expect, it } from 'vitest';
import { shipperSteps } from '../../../src/domain/firstSteps/shipperSteps.ts';

it.each([
  ['an owner', { role: 'owner', published: 0, members: 1, hasDetails: false }, 'request, company, colleague'],
  [
    "an owner who has entered the company's details",
    { role: 'owner', published: 0, members: 1, hasDetails: true },
    'request, company done, colleague',
  ],
  [
    'an owner who has posted a request',
    { role: 'owner', published: 1, members: 1, hasDetails: false },
    'request done, company, colleague',
  ],
  [
    'an owner with a colleague',
    { role: 'owner', published: 0, members: 2, hasDetails: false },
    'request, company, colleague done',
  ],
  ['an owner who has completed all steps', { role: 'owner', published: 1, members: 2, hasDetails: true }, ''],
  ['a dispatcher', { role: 'dispatcher', published: 0, members: 1, hasDetails: false }, 'request'],
  ['a dispatcher who has posted a request', { role: 'dispatcher', published: 3, members: 1, hasDetails: false }, ''],
  ['a viewer', { role: 'viewer', published: 0, members: 1, hasDetails: false }, ''],
] as const)('the first steps of a shipper: %s', (_, facts, steps) => {
  expect(
    shipperSteps(facts)
      .map(({ step, isDone }) => `${step}${isDone ? ' done' : ''}`)
      .join(', '),
  ).toBe(steps);
});

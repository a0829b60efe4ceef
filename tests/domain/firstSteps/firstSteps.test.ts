import { expect, it } from 'vitest';
import { firstSteps } from '../../../src/domain/firstSteps/firstSteps.ts';

const begun = { role: 'owner', vehicles: 0, drivers: 0, invitations: 0, hasDetails: false } as const;
const shown = (facts: Partial<Parameters<typeof firstSteps>[0]>) =>
  firstSteps({ ...begun, ...facts })
    .map(({ step, isDone }) => `${step}${isDone ? ' done' : ''}`)
    .join(', ');

it.each([
  ['an owner', {}, 'vehicle, drivers, company'],
  ['an owner with a vehicle', { vehicles: 1 }, 'vehicle done, drivers, company'],
  ['an owner with a driver', { drivers: 1 }, 'vehicle, drivers done, company'],
  ['an owner who invited somebody', { invitations: 1 }, 'vehicle, drivers done, company'],
  ["an owner who has entered the company's details", { hasDetails: true }, 'vehicle, drivers, company done'],
  ['an owner who has completed all steps', { vehicles: 1, drivers: 1, hasDetails: true }, ''],
  ['a dispatcher', { role: 'dispatcher' }, 'vehicle, drivers'],
  ['a dispatcher whose company has no details', { role: 'dispatcher', vehicles: 1, drivers: 1 }, ''],
  ['a viewer', { role: 'viewer' }, ''],
] as const)('the first steps of %s', (_, facts, steps) => {
  expect(shown(facts)).toBe(steps);
});

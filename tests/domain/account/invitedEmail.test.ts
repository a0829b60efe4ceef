import { expect, it } from 'vitest';
import { invitedEmail } from '../../../src/domain/account/invitedEmail.ts';

it.each([
  ['#ann%40road.test', 'ann@road.test'],
  ['#ann@road.test', 'ann@road.test'],
  ['', undefined],
  ['#', undefined],
  ['#ann', undefined],
  ['#%E0%A4%A', undefined],
  ['#ann%40road.test%0D%0ABcc%3A+eve%40road.test', undefined],
  [`#${'a'.repeat(300)}%40road.test`, undefined],
])('"%s" names %s', (hash, email) => {
  expect(invitedEmail(hash)).toBe(email);
});

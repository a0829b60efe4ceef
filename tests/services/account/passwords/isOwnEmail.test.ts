import { expect, it } from 'vitest';
import { isOwnEmail } from '../../../../services/account/passwords/isOwnEmail.ts';

it.each([
  ['noor.haddad@fleet.test', true],
  ['Noor.Haddad@Fleet.test ', true],
  ['noor.haddad', true],
  ['noor.haddad1', false],
  ['fleet.test', false],
])('%j is the address or its first part: %j', (password, isOwn) => {
  expect(isOwnEmail(password, 'noor.haddad@fleet.test')).toBe(isOwn);
});

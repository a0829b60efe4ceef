import { expect, it } from 'vitest';
import { looksForSession } from '../../../src/domain/access/looksForSession.ts';

const signedOut = { token: undefined };

it.each([
  ['/', true],
  ['/dashboard', true],
  ['/ui/vehicles?page=2#top', true],
  ['/nowhere', true],
  ['/home/sign-in?returnUrl=%2Fui', true],
  ['/authentication/sign-in', true],
  ['/Authentication/Sign-In/?returnUrl=%2Fui', true],
  ['/authentication/sign-up', false],
  ['/authentication/new-password?username=a@b.test', false],
  ['/authentication/confirm', false],
  ['/ui/authentication/sign-in', false],
  ['/download-app?payload=e30', false],
])('a signed-out tab at %s looks for the session of another tab: %s', (path, looks) => {
  expect(looksForSession(path, signedOut)).toBe(looks);
});

it('a tab that is signed in does not', () => {
  expect(looksForSession('/dashboard', { token: 't' })).toBe(false);
});

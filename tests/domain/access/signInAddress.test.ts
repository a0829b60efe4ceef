import { describe, expect, it } from 'vitest';
import { opensSignIn } from '../../../src/domain/access/opensSignIn.ts';
import { signInAddress } from '../../../src/domain/access/signInAddress.ts';

const signedOut = { token: undefined, user: undefined };
const signedIn = { token: 't', user: { id: 'u' } };

describe('an address that ends at the sign-in form', () => {
  it.each([
    ['/', '/authentication/sign-in'],
    ['/nowhere?a=1', '/authentication/sign-in?a=1'],
    ['/authentication/sign-in?returnUrl=%2Fui', '/authentication/sign-in?returnUrl=%2Fui'],
    ['/Authentication/Sign-In/', '/authentication/sign-in'],
    ['/authentication', '/authentication/sign-in'],
    ['/authentication/nothing', '/authentication/sign-in'],
    ['/authentication/sign-up/more', '/authentication/sign-in'],
    ['/dashboard', '/authentication/sign-in?returnUrl=%2Fdashboard'],
    ['/ui/vehicles?page=2', '/authentication/sign-in?returnUrl=%2Fui%2Fvehicles%3Fpage%3D2'],
  ])('%s', (address, form) => {
    expect(signInAddress(address, signedOut)).toBe(form);
    expect(opensSignIn(address, signedOut)).toBe(true);
  });

  it.each([
    '/download-app',
    '/download-app?payload=e30',
    '/authentication/sign-up',
    '/authentication/Confirm?a=1',
    '/authentication/forgot-password/',
    '/authentication/new-password#a',
  ])('is not %s', (address) => {
    expect(signInAddress(address, signedOut)).toBeUndefined();
    expect(opensSignIn(address, signedOut)).toBe(false);
  });

  it.each(['/', '/dashboard', '/ui', '/authentication/sign-in', '/download-app'])(
    'is not %s of somebody who is signed in',
    (address) => {
      expect(signInAddress(address, signedIn)).toBeUndefined();
      expect(opensSignIn(address, signedIn)).toBe(false);
    },
  );

  it.each([
    ['/?returnUrl=%2Fui%2Fvehicles', true],
    ['/?returnUrl=%2F%2Fevil.test', true],
    ['/?returnUrl=%2Fdownload-app', false],
    ['/?payload=e30', false],
    ['/?Payload=e30', false],
    ['/?returnUrl=%2Fui%3Fpayload%3De30', false],
  ])('is certain for %s: %s', (address, isCertain) => {
    expect(opensSignIn(address, signedOut)).toBe(isCertain);
  });
});

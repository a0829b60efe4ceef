import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAuthenticationPath } from '../../../src/domain/access/isAuthenticationPath.ts';
import type { Area } from '../../../src/domain/access/RouteDecision.ts';
import { routeAccess } from '../../../src/domain/access/routeAccess.ts';
import { addressText } from '../../support/outsideValues.ts';

const visitor = { token: undefined, user: undefined };
const member = { token: 't', user: { id: 'u1' } };
const halfSession = { token: 't', user: undefined };
const enter = (area: Area) => ({ kind: 'enter', area });
const expired = { kind: 'expired' };
const redirect = (to: string) => ({ kind: 'redirect', to });

describe('route access of a signed-out visitor', () => {
  it.each([
    ['/ui', redirect('/home/sign-in?returnUrl=%2Fui')],
    ['/ui/drivers?page=2', redirect('/home/sign-in?returnUrl=%2Fui%2Fdrivers%3Fpage%3D2')],
    ['/UI/Drivers', redirect('/home/sign-in?returnUrl=%2FUI%2FDrivers')],
    ['/%75i', redirect('/home/sign-in?returnUrl=%2F%2575i')],
    ['/dashboard', redirect('/home/sign-in?returnUrl=%2Fdashboard')],
    ['/home/sign-in', redirect('/authentication/sign-in')],
    ['/home/sign-in?returnUrl=%2Fui', redirect('/authentication/sign-in?returnUrl=%2Fui')],
    ['/authentication/sign-in', enter('authentication')],
    ['/authentication/sign-in?returnUrl=%2Fui', enter('authentication')],
    ['/authentication/anything', enter('authentication')],
    ['/authentications', enter('authentication')],
    ['/of/authentication/sign-in', enter('authentication')],
    ['/ui/authentication/sign-in', enter('authentication')],
    ['/download-app?payload=e30', enter('download')],
    ['/download-app/', enter('download')],
    ['/', redirect('/authentication/sign-in')],
    ['/unknown?x=1#y', redirect('/authentication/sign-in?x=1')],
    ['/unknown#y?x=1', redirect('/authentication/sign-in')],
    ['/uix', redirect('/authentication/sign-in')],
    ['/unknown?next=/authentication', redirect('/authentication/sign-in?next=/authentication')],
    ['', redirect('/authentication/sign-in')],
  ])('for %s is correct', (path, answer) => {
    expect(routeAccess(path, visitor)).toEqual(answer);
  });
});

describe('route access of a signed-in user', () => {
  it.each([
    ['/ui', redirect('/dashboard')],
    ['/ui/dashboard', redirect('/dashboard')],
    ['/ui/?x=1', redirect('/dashboard')],
    ['/ui/drivers', enter('admin')],
    ['/dashboard', enter('admin')],
    ['/dashboard?x=1', enter('admin')],
    ['/', redirect('/authentication/sign-in')],
    ['/anything/else', redirect('/authentication/sign-in')],
    ['/authentication/sign-up', redirect('/dashboard')],
    ['/authentication/sign-in', redirect('/dashboard')],
    ['/authentication/sign-in?returnUrl=%2Fui%2Fdrivers%3Fpage%3D2', redirect('/ui/drivers?page=2')],
    ['/authentication/sign-in?returnUrl=%2F%2Fevil.example', redirect('/dashboard')],
    ['/authentication/sign-in?returnUrl=%2Fauthentication', redirect('/dashboard')],
    ['/home/sign-in', redirect('/authentication/sign-in')],
    ['/download-app', enter('download')],
    ['/dashboard/unknown', redirect('/authentication/sign-in')],
  ])('for %s is correct', (path, answer) => {
    expect(routeAccess(path, member)).toEqual(answer);
  });
});

describe('route access with a token but no user', () => {
  it.each([
    ['/ui/drivers', expired],
    ['/dashboard', expired],
    ['/download-app', enter('download')],
    ['/authentication/sign-in', redirect('/dashboard')],
    ['/unknown', redirect('/authentication/sign-in')],
  ])('for %s is correct', (path, answer) => {
    expect(routeAccess(path, halfSession)).toEqual(answer);
  });
});

it('redirects never loop and never leave the origin', () => {
  const session = fc.constantFrom(visitor, member, halfSession);
  fc.assert(
    fc.property(
      addressText.map((text) => `/${text}`),
      session,
      (start, who) => {
        let path = start;
        let answer = routeAccess(path, who);
        for (let hop = 0; hop < 4 && answer.kind === 'redirect'; hop += 1) {
          path = answer.to;
          expect(new URL(path, 'https://fleet.greenline.com').host).toBe('fleet.greenline.com');
          answer = routeAccess(path, who);
        }
        expect(answer.kind).not.toBe('redirect');
      },
    ),
    { numRuns: 300 },
  );
});

it.each([
  ['/authentication', true],
  ['/x/authentication/y', true],
  ['/AUTHENTICATION/sign-in', true],
  ['/%61uthentication', true],
  ['/ui?from=/authentication', false],
  ['/ui#/authentication', false],
  ['/my-authentication', false],
  ['/%E0%A4', false],
])('%s is in the authentication area: %s', (path, inside) => {
  expect(isAuthenticationPath(path)).toBe(inside);
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestReturnUrl } from '../../../src/domain/returnUrl/longestReturnUrl.ts';
import { safeReturnPath } from '../../../src/domain/returnUrl/safeReturnPath.ts';
import { withReturnUrl } from '../../../src/domain/returnUrl/withReturnUrl.ts';
import { addressText, outsideText } from '../../support/outsideValues.ts';

describe('the return path', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/ui?x=1#y', '/ui?x=1#y'],
    ['/ui/drivers?q=a%20b&page=2', '/ui/drivers?q=a%20b&page=2'],
    ['/ui?q=100%', '/ui?q=100%'],
    ['/ui/a%20b', '/ui/a%20b'],
    ['/ui/São', '/ui/S%C3%A3o'],
    ['/ui/../ui/drivers', '/ui/drivers'],
    ['/ui/a//b', '/ui/a//b'],
    ['/download-app?payload=x', '/download-app?payload=x'],
    ['/ui?next=//evil.example', '/ui?next=//evil.example'],
    ['/ui?from=/authentication', '/ui?from=/authentication'],
  ])('for %s is %s', (raw, path) => {
    expect(safeReturnPath(raw)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'ui',
    '?x=1',
    '#x',
    'https://evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    'data:text/html,<script>alert(1)</script>',
    ' /dashboard',
    '/dash board',
    '/dash\u00A0board',
    'dashboard',
    '/dash\r\nboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/./%2e//evil.example',
    '/%2e//evil.example',
    '/%2F/evil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:x',
    '/\u0000evil',
    '/\tevil',
    '/\n/evil.example',
    '/ /evil.example',
    '/ui/%5Cevil.example',
    '/ui/%09',
    '/ui/%0d%0aSet-Cookie:x',
    '/ui\tevil',
    '/ui /evil.example',
    '/ui\u00A0',
    '/ui\u2028',
    '/ui\u0000',
    '/ui\uD800',
  ])('for %j is the dashboard', (raw) => {
    expect(safeReturnPath(raw)).toBe('/dashboard');
  });

  it('has at most 128 Ki characters', () => {
    expect(safeReturnPath(`/ui/${'x'.repeat(longestReturnUrl - 4)}`)).toHaveLength(longestReturnUrl);
    expect(safeReturnPath(`/ui/${'x'.repeat(longestReturnUrl - 3)}`)).toBe('/dashboard');
    expect(safeReturnPath(`/ui/${'é'.repeat(longestReturnUrl - 4)}`)).toBe('/dashboard');
  });

  it('for two megabytes is the dashboard', () => {
    expect(safeReturnPath(`/ui/${'x'.repeat(2_000_000)}`)).toBe('/dashboard');
  });

  it.each([
    '/authentication',
    '/authentication/sign-in?returnUrl=/ui',
    '/Authentication/Sign-In',
    '/%61uthentication/sign-in',
    '/x/authentication/y',
    '/home/sign-in',
    '/home/sign-in?returnUrl=/home/sign-in',
    '/authentication/sign-in?returnUrl=%2Fauthentication%2Fsign-in',
    '/home//sign-in/',
    '/',
    '/nowhere',
    '/nowhere?returnUrl=/nowhere?returnUrl=/ui',
  ])('for %s is the dashboard, to avoid a redirect loop', (raw) => {
    expect(safeReturnPath(raw)).toBe('/dashboard');
  });

  it('never leaves the origin and is unchanged when read again', () => {
    const raw = fc.oneof(
      addressText,
      outsideText,
      addressText.map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(raw, (text) => {
        const path = safeReturnPath(text);
        const address = new URL(path, 'https://fleet.greenline.com');
        expect(address.origin).toBe('https://fleet.greenline.com');
        expect(path).toMatch(/^\/(?!\/)/);
        expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: 500 },
    );
  });
});

describe('adding the current address as returnUrl', () => {
  it.each([
    ['/home/sign-in', '/ui/drivers?page=2', '/home/sign-in?returnUrl=%2Fui%2Fdrivers%3Fpage%3D2'],
    ['/home/sign-in?x=1', '/ui', '/home/sign-in?x=1&returnUrl=%2Fui'],
    ['/home/sign-in', '/ui#row', '/home/sign-in?returnUrl=%2Fui%23row'],
    ['/home/sign-in', '//evil.example', '/home/sign-in'],
    ['/authentication/sign-in', '/authentication/sign-up', '/authentication/sign-in'],
    ['/authentication/sign-in', '/home/sign-in', '/authentication/sign-in'],
  ])('to %s at %s gives %s', (path, attempted, address) => {
    expect(withReturnUrl(path, attempted)).toBe(address);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(outsideText, (attempted) => {
        expect(withReturnUrl('/home/sign-in', attempted)).toMatch(/^\/home\/sign-in(\?returnUrl=%2F.*)?$/);
      }),
    );
  });
});

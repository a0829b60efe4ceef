import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitReturnUrl } from '../../../src/domain/returnUrl/splitReturnUrl.ts';
import { addressText, inheritedNames } from '../../support/outsideValues.ts';

describe('splitting a return URL', () => {
  it.each([
    ['/ui', { path: '/ui', query: {}, hash: '' }],
    ['/ui?q=a%20b+c&page=2#row', { path: '/ui', query: { q: 'a b c', page: '2' }, hash: '#row' }],
    ['/ui?q=100%&r=%E0%A4', { path: '/ui', query: { q: '100%', r: '%E0%A4' }, hash: '' }],
    ['/ui?q=a=b&&=x&flag', { path: '/ui', query: { q: 'a=b', flag: '' }, hash: '' }],
    ['/ui?a=1&a=2', { path: '/ui', query: { a: '1' }, hash: '' }],
    ['/ui?payload=e30%3D&x=1', { path: '/ui', query: { x: '1' }, hash: '', payload: 'e30=' }],
    ['/ui?payload=', { path: '/ui', query: {}, hash: '', payload: '' }],
    ['/authentication/sign-in?payload=e30&x=1', { path: '/dashboard', query: {}, hash: '', payload: 'e30' }],
    ['//evil.example?payload=e30', { path: '/dashboard', query: {}, hash: '' }],
    [undefined, { path: '/dashboard', query: {}, hash: '' }],
  ])('splits %s', (raw, parts) => {
    expect({ ...splitReturnUrl(raw) }).toEqual(parts);
  });

  it('gives a query without inherited names', () => {
    const { query } = splitReturnUrl('/ui?__proto__=x');
    expect(Object.getPrototypeOf(query)).toBeNull();
    expect(Object.entries(query)).toEqual([['__proto__', 'x']]);
    expect(query['constructor']).toBeUndefined();
  });

  it('accepts a payload of 64 KiB', () => {
    expect(splitReturnUrl(`/ui?payload=${'e'.repeat(65_536)}`).payload).toHaveLength(65_536);
  });

  it('gives the dashboard for two megabytes', () => {
    expect(splitReturnUrl(`/ui?payload=${'e'.repeat(2_000_000)}`)).toEqual({ path: '/dashboard', query: {}, hash: '' });
  });

  it('stays on the origin, keeps the payload out of the query and never changes Object.prototype', () => {
    const before = inheritedNames();
    fc.assert(
      fc.property(
        fc.oneof(
          addressText,
          addressText.map((text) => `/ui?${text}`),
        ),
        (raw) => {
          const { path, query } = splitReturnUrl(raw);
          expect(path).toMatch(/^\/(?!\/)/);
          expect(Object.keys(query)).not.toContain('payload');
        },
      ),
    );
    expect(inheritedNames()).toEqual(before);
  });
});

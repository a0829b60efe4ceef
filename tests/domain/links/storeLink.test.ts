import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeLink } from '../../../src/domain/links/storeLink.ts';
import { addressText, outsideValue } from '../../support/outsideValues.ts';

const hosts = ['apps.apple.com', 'Play.Google.com'];

describe('a store link', () => {
  it.each([
    ['https://apps.apple.com/app/id1?l=en#x', 'https://apps.apple.com/app/id1?l=en#x'],
    ['http://apps.apple.com/app', 'https://apps.apple.com/app'],
    ['HTTPS://APPS.APPLE.COM/app', 'https://apps.apple.com/app'],
    ['https://apps.apple.com:443/app', 'https://apps.apple.com/app'],
    ['http://play.google.com:80/app', 'https://play.google.com/app'],
  ])('%s is read as %s', (raw, link) => {
    expect(storeLink(raw, hosts)).toBe(link);
  });

  it.each([
    'https://evil.example/app',
    'https://apps.apple.com.evil.example',
    'https://evil.example#apps.apple.com',
    'https://apps.apple.com@evil.example',
    'https://user@apps.apple.com/',
    'https://user:word@apps.apple.com/',
    'https://apps.apple.com:8443/',
    'https://apps.apple.com./',
    'https:apps.apple.com',
    'https:///apps.apple.com',
    'https:\\\\apps.apple.com',
    'https://apps.apple.com\\@evil.example',
    '//apps.apple.com/app',
    ' https://apps.apple.com/app',
    'https://apps.apple.com/a b',
    'java\nscript:alert(1)',
    'javascript://apps.apple.com/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://apps.apple.com/1',
    'intent://apps.apple.com/#Intent;end',
    'ftp://apps.apple.com/',
    `https://apps.apple.com/${'x'.repeat(8192)}`,
    'https://[',
    '',
    undefined,
    null,
    7,
    {},
    ['https://apps.apple.com/'],
  ])('%j is rejected', (raw) => {
    expect(storeLink(raw, hosts)).toBeUndefined();
  });

  it('of two megabytes is rejected', () => {
    expect(storeLink(`https://apps.apple.com/${'x'.repeat(2_000_000)}`, hosts)).toBeUndefined();
  });

  it('is always https, on a listed host, and unchanged when read again', () => {
    const raw = fc.oneof(
      outsideValue,
      addressText,
      addressText.map((text) => `https://apps.apple.com${text}`),
    );
    fc.assert(
      fc.property(raw, (value) => {
        const link = storeLink(value, hosts);
        if (link === undefined) return;
        expect(new URL(link).origin).toBe('https://apps.apple.com');
        expect(storeLink(link, hosts)).toBe(link);
      }),
    );
  });
});

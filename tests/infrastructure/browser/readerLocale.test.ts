import { afterEach, expect, it, vi } from 'vitest';
import { readerLocale } from '../../../src/infrastructure/browser/readerLocale.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['de-AT', 'de-AT'],
  ['en-US@posix', 'en-US'],
  ['', 'en-US'],
])('a browser in %j reads %s', (language, locale) => {
  vi.stubGlobal('navigator', { language });
  expect(readerLocale()).toBe(locale);
});

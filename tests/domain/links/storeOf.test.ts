import { expect, it } from 'vitest';
import { storeOf } from '../../../src/domain/links/storeOf.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 0, 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', 0, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 1, undefined],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'google'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, undefined],
  ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) like iPhone', 5, undefined],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, undefined],
  ['', 0, undefined],
])('%s with %i touch points uses the store %s', (userAgent, touchPoints, store) => {
  expect(storeOf(userAgent, touchPoints)).toBe(store);
});

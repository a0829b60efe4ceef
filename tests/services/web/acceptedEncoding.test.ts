import { expect, it } from 'vitest';
import { acceptedEncoding } from '../../../services/web/acceptedEncoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  [undefined, undefined],
])('takes for %s the first offered that it allows: %s', (accepted, expected) => {
  expect(acceptedEncoding(accepted, ['br', 'gzip'])).toBe(expected);
});

it('reads no more of the header than any browser sends', () => {
  expect(acceptedEncoding(`${'x;q=0.1,'.repeat(9_000)}gzip`, ['gzip'])).toBeUndefined();
});

import { expect, it } from 'vitest';
import { spelledTunnelCode, tunnelCode } from '../../../src/domain/dangerous/tunnelCode.ts';

it.each(['B', 'B1000C', 'B/D', 'B/E', 'C', 'C5000D', 'C/D', 'C/E', 'D', 'D/E', 'E', '-'])('ADR has %s', (code) => {
  expect(tunnelCode.test(code)).toBe(true);
});

it.each(['', 'A', 'ZZ9', 'E/D', 'B1000D', 'C5000', 'd/e', '(D/E)'])('ADR has no "%s"', (code) => {
  expect(tunnelCode.test(code)).toBe(false);
});

it.each([
  ['(D/E)', 'D/E'],
  [' c5000d ', 'C5000D'],
  ['(–)', '-'],
  ['—', '-'],
])('"%s" is spelled %s', (typed, code) => {
  expect(spelledTunnelCode(typed)).toBe(code);
});

import { expect, it } from 'vitest';
import { hostForAudience } from '../../../src/domain/audience/hostForAudience.ts';

it.each([
  ['fleet.greenline.com', 'office', 'office.greenline.com'],
  ['office.greenline.com', 'fleet', 'fleet.greenline.com'],
  ['Office.greenline.com', 'fleet', 'fleet.greenline.com'],
  ['greenline.com', 'fleet', 'fleet.greenline.com'],
  ['fleet.greenline.localhost:8080', 'office', 'office.greenline.localhost:8080'],
  ['fleet.greenline.com', 'fleet', 'fleet.greenline.com'],
] as const)('leads from %s for the %s audience to %s', (host, audience, sister) => {
  expect(hostForAudience(host, audience)).toBe(sister);
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { audienceOf } from '../../../src/domain/audience/audienceOf.ts';
import { hostForAudience } from '../../../src/domain/audience/hostForAudience.ts';
import { addressText, outsideText } from '../../support/outsideValues.ts';

it.each([
  ['fleet.greenline.com', 'office', 'office.greenline.com'],
  ['office.greenline.com', 'fleet', 'fleet.greenline.com'],
  ['Office.greenline.com', 'fleet', 'fleet.greenline.com'],
  ['greenline.com', 'fleet', 'fleet.greenline.com'],
  ['fleet.greenline.localhost:8080', 'office', 'office.greenline.localhost:8080'],
  ['fleet.greenline.com', 'fleet', 'fleet.greenline.com'],
] as const)('the host of %s for the %s audience is %s', (host, audience, sister) => {
  expect(hostForAudience(host, audience)).toBe(sister);
});

it('any host has a fleet host, and a host of the right audience is unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(outsideText, addressText), (host) => {
      expect(audienceOf(hostForAudience(host, 'fleet'))).toBe('fleet');
      expect(hostForAudience(host, audienceOf(host))).toBe(host);
    }),
  );
});

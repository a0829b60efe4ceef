import { expect, it } from 'vitest';
import { audienceOf } from '../../../src/domain/audience/audienceOf.ts';

it.each([
  ['fleet.greenline.com', 'fleet'],
  ['FLEET.greenline.com', 'fleet'],
  ['my-fleet-hub.com', 'fleet'],
  ['office.greenline.com', 'office'],
  ['greenline.com', 'office'],
  ['localhost', 'office'],
  ['', 'office'],
])('%j is a host of the %s audience', (host, audience) => {
  expect(audienceOf(host)).toBe(audience);
});

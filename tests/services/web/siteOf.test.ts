import { expect, it } from 'vitest';
import { networkOf } from '../../../services/web/networkOf.ts';
import { siteOf } from '../../../services/web/siteOf.ts';

it.each([
  ['2001:db8:1:2::3', '2001:db8:1'],
  ['2001:db8:1:ffff::', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['192.0.2.1', undefined],
  ['::ffff:192.0.2.1', undefined],
])('the site around %s is %s', (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site);
});

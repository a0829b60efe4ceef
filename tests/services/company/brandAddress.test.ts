import { expect, it } from 'vitest';
import { brandAddress } from '../../../services/company/brandAddress.ts';

it.each([
  ['fleet', 'greenline.localhost', 8080, 'http://fleet.greenline.localhost:8080'],
  ['office', 'greenline.localhost', 8080, 'http://office.greenline.localhost:8080'],
  ['fleet', 'greenline.localhost', 80, 'http://fleet.greenline.localhost'],
  ['fleet', 'greenline.com', 8080, 'https://fleet.greenline.com'],
  ['office', 'localhost.com', 8080, 'https://office.localhost.com'],
  ['fleet', null, 8080, 'http://localhost:8080'],
] as const)('of the %s front end of %j on port %i is %s', (audience, domain, port, address) => {
  expect(brandAddress(audience, domain, port)).toBe(address);
});

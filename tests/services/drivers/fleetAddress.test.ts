import { expect, it } from 'vitest';
import { fleetAddress } from '../../../services/drivers/fleetAddress.ts';

it.each([
  ['greenline.localhost', 8080, 'http://fleet.greenline.localhost:8080'],
  ['greenline.localhost', 80, 'http://fleet.greenline.localhost'],
  ['greenline.com', 8080, 'https://fleet.greenline.com'],
  ['localhost.com', 8080, 'https://fleet.localhost.com'],
  [null, 8080, 'http://localhost:8080'],
])('of %j on port %i is %s', (domain, port, address) => {
  expect(fleetAddress(domain, port)).toBe(address);
});

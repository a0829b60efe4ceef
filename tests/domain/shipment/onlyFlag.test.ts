import { expect, it } from 'vitest';
import { onlyFlag } from '../../../src/domain/shipment/onlyFlag.ts';

it.each([
  ['', { flag: 'late' }, 'late'],
  ['', { flag: 'late', status: '' }, 'late'],
  ['', { flag: 'late', status: 'booked' }, undefined],
  ['Lyon', { flag: 'late' }, undefined],
  ['', { flag: 'odd' }, undefined],
  ['', { status: 'booked' }, undefined],
  ['', {}, undefined],
])('of a view of %j and %j it is %j', (q, filters, flag) => {
  expect(onlyFlag({ q, filters })).toBe(flag);
});

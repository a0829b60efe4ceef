import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { titleFault } from '../../../src/domain/request/titleFault.ts';

it.each([
  ['reference,pickup_city\nPO-1,Leipzig', undefined],
  ['Pickup city;Reference\nLeipzig;PO-1', undefined],
  ['\uFEFF\n\nreference\tprice\nPO-1\t1250', undefined],
  ['PO-1;Leipzig;Lyon', { kind: 'missing', column: 'reference', read: ['PO-1', 'Leipzig', 'Lyon'] }],
  ['Ref, Pickup city', { kind: 'missing', column: 'reference', read: ['Ref', 'Pickup city'] }],
  ['reference,Pickup city,pickup_city', { kind: 'twice', column: 'pickup_city' }],
  ['', { kind: 'missing', column: 'reference', read: [] }],
])('of the titles of %j it is said %j', (csv, fault) => {
  expect(titleFault(csv)).toEqual(fault);
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string(), (csv) => {
      expect(() => titleFault(csv)).not.toThrow();
    }),
  );
});

import { expect, it } from 'vitest';
import { otherCandidates } from '../../../src/domain/shipment/otherCandidates.ts';
import { candidateFactory } from '../../support/factories/candidateFactory.ts';

const unit = candidateFactory.build().vehicle;
const trailer = { ...unit, id: 't-1' };
const driver = { id: 'd-1', name: 'Ada Moss' };
const own = candidateFactory.build({ vehicle: unit, trailer, driver });
const others = [
  { ...own, vehicle: { ...unit, id: 'v-9' } },
  { ...own, trailer: undefined },
  { ...own, trailer: { ...trailer, id: 't-9' } },
  { ...own, driver: undefined },
  { ...own, driver: { ...driver, id: 'd-9' } },
];

it('leaves out the truck a shipment has, and keeps it with another trailer or driver', () => {
  const assignment = { vehicle: unit, trailer, driver };
  expect(otherCandidates([own, ...others], assignment)).toEqual(others);
});

it('keeps all for a shipment without a truck', () => {
  expect(otherCandidates([own, ...others], undefined)).toEqual([own, ...others]);
});

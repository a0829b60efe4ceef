import { expect, it } from 'vitest';
import { holdingProof } from '../../../src/domain/shipment/holdingProof.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';

const held = proofFactory.build({ stop: 1 });
const rejected = proofFactory.build({ stop: 1, standing: 'rejected' });
const elsewhere = proofFactory.build({ stop: 2 });
const packingList = proofFactory.build({ stop: 1, type: 'packing_list', standing: undefined });

it('the proof that holds is the latest of its delivery that was not rejected', () => {
  const later = proofFactory.build({ stop: 1, standing: 'verified' });
  expect(holdingProof([held, later, rejected, elsewhere, packingList], 1)).toBe(later);
});

it('no proof holds where all were rejected', () => {
  expect(holdingProof([rejected, elsewhere, packingList], 1)).toBeUndefined();
});

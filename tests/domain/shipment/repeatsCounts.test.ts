import { expect, it } from 'vitest';
import { repeatsCounts } from '../../../src/domain/shipment/repeatsCounts.ts';

const counts = { delivered: 22, short: 1, damaged: 1 };
const rejected = (reason: string) => ({ at: '2026-01-09T12:00:00.000Z', reason, note: undefined });

it.each([
  ['the same after quantities differed', counts, 'quantities_differ', true],
  ['others delivered', { ...counts, delivered: 23 }, 'quantities_differ', false],
  ['others short', { ...counts, short: 0 }, 'quantities_differ', false],
  ['others damaged', { ...counts, damaged: 0 }, 'quantities_differ', false],
  ['the same after another reason', counts, 'unreadable', false],
])('counts are repeated: %s', (_, now, reason, result) => {
  expect(repeatsCounts({ packages: counts, rejected: rejected(reason) }, now)).toBe(result);
});

it('nothing is repeated where nothing was counted or rejected before', () => {
  expect(repeatsCounts({ packages: undefined, rejected: rejected('quantities_differ') }, counts)).toBe(false);
  expect(repeatsCounts({ packages: counts, rejected: undefined }, counts)).toBe(false);
  expect(repeatsCounts(undefined, counts)).toBe(false);
});

import { expect, it } from 'vitest';
import { foldRecord } from '../../../src/domain/shipment/foldRecord.ts';
import { proofFindings } from '../../../src/domain/shipment/proofFindings.ts';
import { deliveredShipment } from '../../support/factories/deliveredShipment.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';

/** By the order of `deliveredShipment`. */
const ordered = 24;

const found = (packages: ReturnType<typeof proofFactory.build>['packages'], isSkipped = false) => {
  const shipment = deliveredShipment([proofFactory.build({ packages })]);
  const folded = foldRecord(shipment);
  const stops = folded.stops.map((visit, at) => (at === 1 ? { ...visit, skipped: isSkipped } : visit));
  return proofFindings(shipment, { ...folded, stops, openExceptions: [] });
};

it.each([
  ['all of it', { delivered: 24, short: 0, damaged: 0 }, []],
  ['one short', { delivered: 23, short: 1, damaged: 0 }, ['short_or_damaged']],
  ['one damaged', { delivered: 24, short: 0, damaged: 1 }, ['short_or_damaged']],
  ['one that nobody accounts for', { delivered: 23, short: 0, damaged: 0 }, ['mismatch']],
  ['one too many', { delivered: 25, short: 0, damaged: 0 }, ['mismatch']],
  ['one damaged and one unaccounted for', { delivered: 23, short: 0, damaged: 1 }, ['short_or_damaged', 'mismatch']],
])('of a delivery of %s: %o is said %o', (_, packages, kinds) => {
  expect(found(packages)).toEqual(kinds.map((kind) => ({ kind, stop: 1, packages, ordered })));
});

it('where nobody counted, or the only delivery was skipped, it is said that not all arrived', () => {
  expect(found(undefined)).toEqual([{ kind: 'differs' }]);
  expect(found({ delivered: 24, short: 0, damaged: 0 }, true)).toEqual([{ kind: 'differs' }]);
});

it('open problems are told last, by their number', () => {
  const shipment = deliveredShipment([proofFactory.build()]);
  const folded = foldRecord(shipment);
  const open = [...folded.openExceptions, ...folded.openExceptions];
  expect(open).toHaveLength(2);
  expect(proofFindings({ ...shipment, documents: [] }, { ...folded, openExceptions: open })).toEqual([
    { kind: 'differs' },
    { kind: 'open_problems', count: 2 },
  ]);
});

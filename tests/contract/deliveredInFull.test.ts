import { expect, it } from 'vitest';
import { deliveredInFull as ofServices } from '../../services/reports/deliveredInFull.ts';
import { deliveredInFull } from '../../src/domain/shipment/deliveredInFull.ts';
import { foldRecord } from '../../src/domain/shipment/foldRecord.ts';
import { deliveredShipment } from '../support/factories/deliveredShipment.ts';
import { proofFactory } from '../support/factories/proofFactory.ts';

/** By the order of `deliveredShipment`. */
const ordered = 24;

const isFull = (packages: ReturnType<typeof proofFactory.build>['packages'], isSkipped = false) => {
  const shipment = deliveredShipment([proofFactory.build({ packages })]);
  const folded = foldRecord(shipment);
  const stops = folded.stops.map((visit, at) => (at === 1 ? { ...visit, skipped: isSkipped } : visit));
  return deliveredInFull(shipment, { ...folded, stops });
};

it.each([
  ['all of it', { delivered: 24, short: 0, damaged: 0 }, false, true],
  ['more than was ordered', { delivered: 25, short: 0, damaged: 0 }, false, true],
  ['all of it, though somebody counted one as short', { delivered: 24, short: 1, damaged: 0 }, false, true],
  ['one too few', { delivered: 23, short: 1, damaged: 0 }, false, false],
  ['one too few that nobody counted as short', { delivered: 23, short: 0, damaged: 0 }, false, false],
  ['one of them damaged', { delivered: 24, short: 0, damaged: 1 }, false, false],
  ['more than was ordered, one of them damaged', { delivered: 25, short: 0, damaged: 1 }, false, false],
  ['nothing', { delivered: 0, short: 24, damaged: 0 }, false, false],
  ['nothing that anybody counted', undefined, false, false],
  ['all of it to a stop that was skipped', { delivered: 24, short: 0, damaged: 0 }, true, false],
])('paper, page and report agree whether it is in full: %s', (_, packages, isSkipped, expected) => {
  const { delivered = null, damaged = null } = packages ?? {};
  expect(isFull(packages, isSkipped)).toBe(expected);
  expect(ofServices({ isSkipped, unloaded: { ordered, delivered, damaged } }) ?? false).toBe(expected);
});

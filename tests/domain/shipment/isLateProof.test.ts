import { expect, it } from 'vitest';
import { isLateProof } from '../../../src/domain/shipment/isLateProof.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';

const left = Date.UTC(2026, 0, 9, 9, 30);
const stops = [left - 1, left].map((departedAt) => ({ arrivedAt: null, departedAt, skipped: false }));
const added = (createdAt: string) => proofFactory.build({ stop: 1, createdAt });

it.each([
  ['at once', '2026-01-09T09:30:00Z', false],
  ['24 hours later', '2026-01-10T09:30:00Z', false],
  ['a moment after that', '2026-01-10T09:30:00.001Z', true],
  ['at no time that can be read', 'soon', false],
])('a proof that was added %s is late: %s', (_, createdAt, isLate) => {
  expect(isLateProof({ stop: 1, proof: added(createdAt), rejected: [] }, { stops })).toBe(isLate);
});

it('a proof of a stop that was not left is not late', () => {
  expect(isLateProof({ stop: 2, proof: added('2026-02-01T00:00:00Z'), rejected: [] }, { stops })).toBe(false);
});

it.each([
  ['in time', '2026-01-09T10:00:00Z', false],
  ['late', '2026-01-11T10:00:00Z', true],
])('a proof in the place of rejected ones is as late as the first, which came %s', (_, first, isLate) => {
  const rejected = [added('2026-01-13T10:00:00Z'), added(first)];
  expect(isLateProof({ stop: 1, proof: added('2026-01-14T10:00:00Z'), rejected }, { stops })).toBe(isLate);
});

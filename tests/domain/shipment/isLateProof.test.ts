import { expect, it } from 'vitest';
import { isLateProof } from '../../../src/domain/shipment/isLateProof.ts';

const left = Date.UTC(2026, 0, 9, 9, 30);
const stops = [left - 1, left].map((departedAt) => ({ arrivedAt: null, departedAt, skipped: false }));

it.each([
  ['at once', '2026-01-09T09:30:00Z', false],
  ['24 hours later', '2026-01-10T09:30:00Z', false],
  ['a moment after that', '2026-01-10T09:30:00.001Z', true],
  ['at no time that can be read', 'soon', false],
])('a proof that was added %s is late: %s', (_, createdAt, isLate) => {
  expect(isLateProof({ stop: 1, createdAt }, { stops })).toBe(isLate);
});

it.each([undefined, 2])('a proof of stop %s, which was not left, is not late', (stop) => {
  expect(isLateProof({ stop, createdAt: '2026-02-01T00:00:00Z' }, { stops })).toBe(false);
});

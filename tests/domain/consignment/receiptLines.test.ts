import { expect, it } from 'vitest';
import { receiptLines } from '../../../src/domain/consignment/receiptLines.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';
import { noteWords } from '../../support/paper/noteWords.ts';

const evening = Date.UTC(2026, 0, 8, 20);
const night = Date.UTC(2026, 0, 8, 23, 30);
const zone = 'Europe/Paris';

it.each([
  ['came and left', { arrivedAt: evening, departedAt: evening + 60_000 }, 'Arrived 2026-01-08 21:00, departed 21:01'],
  [
    'stayed overnight',
    { arrivedAt: evening, departedAt: night },
    'Arrived 2026-01-08 21:00, departed 2026-01-09 00:30',
  ],
  ['is still there', { arrivedAt: evening, departedAt: null }, 'Arrived 2026-01-08 21:00'],
  ['left unseen', { arrivedAt: null, departedAt: night }, 'Departed 2026-01-09 00:30'],
])('box 24 says when a truck that %s was there', (_, visit, said) => {
  expect(receiptLines([], 1, visit, zone, noteWords)).toEqual([said]);
});

it.each([
  ['not there yet', { arrivedAt: null, departedAt: null }],
  ['at no such stop', undefined],
])('box 24 is empty for a truck that is %s', (_, visit) => {
  expect(receiptLines([], 1, visit, zone, noteWords)).toEqual([]);
});

it('box 24 says what the proof that holds says', () => {
  const packages = { delivered: 1, short: 0, damaged: 0 };
  const proofs = [proofFactory.build({ stop: 1, packages }), proofFactory.build({ stop: 1, standing: 'rejected' })];
  expect(receiptLines(proofs, 1, undefined, zone, noteWords)).toEqual([
    'Received by Jana Novák, 2026-01-09 10:30',
    '1 package, 0 short, 0 damaged',
  ]);
});

import { expect, it } from 'vitest';
import { receiptLines } from '../../../src/domain/consignment/receiptLines.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';
import { noteWords } from '../../support/paper/noteWords.ts';

const evening = Date.UTC(2026, 0, 8, 20);
const night = Date.UTC(2026, 0, 8, 23, 30);
const stop = { place: { name: 'Dépôt Sud', city: 'Lyon' }, window: { timeZone: 'Europe/Paris' } };
const notThere = { arrivedAt: null, departedAt: null };
const proof = proofFactory.build({ packages: { delivered: 1, short: 0, damaged: 0 } });

it.each([
  ['came and left', { arrivedAt: evening, departedAt: evening + 60_000 }, 'Arrived 2026-01-08 21:00, departed 21:01'],
  [
    'stayed overnight',
    { arrivedAt: evening, departedAt: night },
    'Arrived 2026-01-08 21:00, departed 2026-01-09 00:30',
  ],
  ['left unseen', { arrivedAt: null, departedAt: night }, 'Departed 2026-01-09 00:30'],
])('box 24 says when a truck that %s was there', (_, visit, said) => {
  expect(receiptLines(undefined, stop, visit, noteWords)).toEqual([said]);
});

it.each([
  ['not there yet', notThere],
  ['still there', { arrivedAt: evening, departedAt: null }],
  ['at no such stop', undefined],
])('box 24 is empty without a proof for a truck that is %s', (_, visit) => {
  expect(receiptLines(undefined, stop, visit, noteWords)).toEqual([]);
});

it('box 24 says what the proof says, by the clock of the place', () => {
  expect(receiptLines(proof, stop, { arrivedAt: evening, departedAt: null }, noteWords)).toEqual([
    'Lyon, 2026-01-09 10:30',
    'Received by Jana Novák',
    '1 package, 0 short, 0 damaged',
    'Arrived 2026-01-08 21:00',
  ]);
});

it.each([
  ['by its name where its town is not known', { place: { name: 'Dépôt Sud' } }, 'Dépôt Sud, 2026-01-09 09:30'],
  ['not at all where nothing is known of it', {}, '2026-01-09 09:30'],
])('box 24 names the place %s', (_, unclear, said) => {
  expect(receiptLines(proof, unclear, undefined, noteWords)[0]).toBe(said);
});

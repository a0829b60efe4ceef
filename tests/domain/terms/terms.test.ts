import { expect, it } from 'vitest';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { chargeForWaiting } from '../../../src/domain/terms/chargeForWaiting.ts';
import { parseTerms } from '../../../src/domain/terms/parseTerms.ts';
import { termsIn } from '../../../src/domain/terms/termsIn.ts';
import { termsFields } from '../../../src/domain/terms/termsFields.ts';
import { termsFactory } from '../../support/factories/termsFactory.ts';

const usual = termsFactory.build();

it.each([
  [60, 0],
  [120, 0],
  [121, 15_00],
  [140, 30_00],
  [260, 150_00],
  [540, 300_00],
])('by the standard terms %i minutes at a pickup cost %i cents', (waitedMin, cents) => {
  expect(chargeForWaiting(termsIn(usual, 'EUR'), waitedMin)).toBe(cents);
});

it.each([
  ['EUR', 60_50],
  ['JPY', 61],
  ['BHD', 60_500],
])('terms for a price in %s have their rate in its smallest unit', (currency, ratePerHourMinor) => {
  expect(termsIn({ ...usual, ratePerHour: 60.5 }, currency).ratePerHourMinor).toBe(ratePerHourMinor);
});

it.each([
  ['freeMin.pickup', 0, 1_440],
  ['freeMin.delivery', 0, 1_440],
  ['ratePerHour', 0, 10_000],
  ['incrementMin', 1, 240],
  ['capMin', 0, 2_880],
  ['graceLateMin', 0, 240],
  ['cancellationFee', 0, 100_000],
  ['paymentDays', 0, 365],
])('of the terms, %s is from %i to %i', (field, least, most) => {
  const draft = writeDraft(termsFields, usual);
  const isTaken = (value: number) => parseTerms({ ...draft, [field]: String(value) }).ok;
  expect([isTaken(least), isTaken(most), isTaken(least - 1), isTaken(most + 1)]).toEqual([true, true, false, false]);
});

it('terms are parsed from what is typed, with every problem by its path', () => {
  const draft = writeDraft(termsFields, usual);
  expect(parseTerms({ ...draft, ratePerHour: '60.50' })).toMatchObject({ ok: true, value: { ratePerHour: 60.5 } });
  expect(parseTerms({ ...draft, incrementMin: '0', 'freeMin.pickup': '', paymentDays: '1.5' })).toEqual({
    ok: false,
    problems: {
      incrementMin: { code: 'out_of_range', limits: { least: 1, most: 240, decimals: 0 } },
      'freeMin.pickup': { code: 'required' },
      paymentDays: { code: 'not_whole', limits: { least: 0, most: 365, decimals: 0 } },
    },
  });
});

import { expect, it } from 'vitest';
import type { OfferFacts } from '../../../src/domain/offer/OfferFacts.ts';
import type { OfferStatus } from '../../../src/domain/offer/OfferStatus.ts';
import { pricesSaid } from '../../../src/domain/offer/pricesSaid.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const [first, second, third] = ['2026-01-05T08:00:00Z', '2026-01-05T09:00:00Z', '2026-01-05T10:00:00Z'] as const;
const fleet = (amountMinor: number, at: string | undefined) => ({
  amount: euro(amountMinor),
  by: 'fleet' as const,
  at,
});
const shipper = (amountMinor: number, at: string) => ({ amount: euro(amountMinor), by: 'shipper' as const, at });
const earlier: OfferFacts['trail'][number] = { amount: euro(82_000), by: 'fleet', at: first };

it.each<[string, number, OfferStatus, OfferFacts['trail'], string, readonly object[]]>([
  ['a first price', 82_000, 'submitted', [], first, [fleet(82_000, first)]],
  [
    'a counter-offer once, after the price it answers',
    82_000,
    'countered',
    [shipper(90_000, second)],
    second,
    [shipper(90_000, second), fleet(82_000, first)],
  ],
  [
    'another price after the counter-offer, and the first one below both',
    88_000,
    'submitted',
    [earlier, shipper(90_000, second)],
    third,
    [fleet(88_000, third), shipper(90_000, second), fleet(82_000, first)],
  ],
  [
    'a first price that was noted after the counter-offer below it',
    88_000,
    'submitted',
    [shipper(90_000, second), { ...earlier, at: second }],
    third,
    [fleet(88_000, third), shipper(90_000, second), fleet(82_000, second)],
  ],
  [
    'an accepted counter-offer as the last word',
    90_000,
    'accepted',
    [earlier, shipper(90_000, second)],
    third,
    [fleet(90_000, third), shipper(90_000, second), fleet(82_000, first)],
  ],
  [
    'a counter-offer to the second price, and what was said before in order',
    88_000,
    'countered',
    [earlier, shipper(90_000, second), shipper(89_000, third)],
    third,
    [shipper(89_000, third), fleet(88_000, undefined), shipper(90_000, second), fleet(82_000, first)],
  ],
  ['a first price by when it was made once it was withdrawn', 82_000, 'withdrawn', [], third, [fleet(82_000, first)]],
  [
    'a later price without a time once it was withdrawn',
    80_000,
    'withdrawn',
    [earlier],
    third,
    [fleet(80_000, undefined), fleet(82_000, first)],
  ],
])('tells %s', (_, amount, status, trail, updatedAt, prices) => {
  expect(pricesSaid({ amount: euro(amount), status, trail, createdAt: first, updatedAt })).toEqual(prices);
});

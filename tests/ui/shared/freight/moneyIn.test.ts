import { expect, it } from 'vitest';
import { moneyIn } from '../../../../src/ui/shared/freight/moneyIn.ts';

it.each([
  ['en-US', 125_050, 'EUR', '€1,250.50'],
  ['en-US', 125_000, 'EUR', '€1,250'],
  ['en-DE', 125_050, 'EUR', '€1.250,50'],
  ['en-IE', 125_050, 'EUR', '€1,250.50'],
  ['en-US', 1250, 'JPY', '¥1,250'],
])('in %s an amount has the marks of other numbers there: %i %s is %s', (locale, amountMinor, currency, text) => {
  expect(moneyIn(locale)({ amountMinor, currency })).toBe(text);
});

it('and so have the millions of an axis', () => {
  const money = moneyIn('en-DE', { notation: 'compact', trailingZeroDisplay: 'stripIfInteger' });
  expect(money({ amountMinor: 150_000_000, currency: 'EUR' })).toBe('€1,5M');
});

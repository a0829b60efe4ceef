import { expect, it } from 'vitest';
import { driverAtHand } from '../../../src/domain/verdict/driverAtHand.ts';
import { driverFactory, fullDriverFactory } from '../../support/factories/driverFactory.ts';

it.each([
  ['the one card held', driverFactory.build(), ['tachograph 2027-02-01']],
  [
    'all cards',
    fullDriverFactory.build(),
    ['tachograph 2027-02-01', 'cpc 2027-03-01', 'medical 2027-04-01', 'adr 2027-05-01'],
  ],
])('a driver is judged by %s, each with its end', (_, driver, cards) => {
  const found = driverAtHand(driver);
  expect(found.cards.map(({ type, expiresOn }) => `${type} ${expiresOn ?? ''}`)).toEqual(cards);
  expect(found).toMatchObject({ status: 'active', licence: { categories: ['C', 'CE'] }, engagements: [] });
});

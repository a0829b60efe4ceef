import { expect, it } from 'vitest';
import { adrPoints } from '../../../src/domain/dangerous/adrPoints.ts';
import { dangerousLines } from '../../support/contract/dangerousLines.ts';

it.each(dangerousLines)('%s has the points of ADR 1.1.3.6', (_, lines, expected) => {
  expect(adrPoints(lines)).toEqual(expected);
});

it.each([
  ['without a category', { un: '1203', quantity: 1 }],
  ['without a quantity', { un: '1203', transportCategory: 2 }],
])('nothing is exempt with goods %s', (_, line) => {
  expect(adrPoints([line])).toEqual({ points: undefined, isExempt: false });
});

it('limited quantities do not count', () => {
  const limited = { un: '1098', transportCategory: 1, quantity: 500, limitedQuantity: true };
  expect(adrPoints([limited])).toEqual({ points: 0, isExempt: true });
});

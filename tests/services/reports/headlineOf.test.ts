import { expect, it } from 'vitest';
import { moneyFigure, shareFigure } from '../../../services/reports/Figure.ts';
import { headlineOf } from '../../../services/reports/headlineOf.ts';

const euro = moneyFigure('total', 'money', { value: 900, n: 9, currency: 'EUR' });
const inEuro = moneyFigure('total', 'money', { value: 100, n: 1, currency: 'EUR' });
const inFrancs = moneyFigure('total', 'money', { value: 200, n: 2, currency: 'CHF' });
const perKm = moneyFigure('per_km', 'money_per_km', { value: 2, n: 1, currency: 'EUR' });

it.each([
  ['in its currency, though there is more in another', [inFrancs, perKm, inEuro], [euro, perKm], inEuro],
  ['without cases where there are none in it', [inFrancs], [euro], { ...euro, value: null, n: 0 }],
  ['of a share', [shareFigure('on_time', 1, 2)], [shareFigure('on_time', 8, 9)], shareFigure('on_time', 1, 2)],
])('the headline of a week is that of the whole: %s', (_, week, whole, headline) => {
  expect(headlineOf(week, whole)).toEqual([headline]);
});

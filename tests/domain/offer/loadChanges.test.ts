import { describe, expect, it } from 'vitest';
import { loadChanges } from '../../../src/domain/offer/loadChanges.ts';
import { pickupWithin } from '../../../src/domain/offer/pickupWithin.ts';
import type { SeenLoad } from '../../../src/domain/load/SeenLoad.ts';
import { loadFactory } from '../../support/factories/loadFactory.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';

const before: SeenLoad = loadFactory.build();
const [first, last] = before.stops;
const [line] = before.cargo;
if (!first || !last || !line) throw new Error('A load has two stops and goods.');

describe('what changed of a load', () => {
  it.each<[string, Partial<SeenLoad>, readonly string[]]>([
    ['nothing', {}, []],
    [
      'a window',
      { stops: [{ ...first, window: { ...first.window, to: '2026-01-07T12:00:00Z' } }, last] },
      ['window 0'],
    ],
    [
      'a window said in another zone',
      { stops: [{ ...first, window: { ...first.window, from: '2026-01-07T07:00:00+01:00' } }, last] },
      [],
    ],
    ['a place', { stops: [first, { ...last, city: 'Metz', postcodeArea: '57' }] }, ['place 1']],
    ['the time at a stop alone', { stops: [{ ...first, serviceMin: 5 }, last] }, []],
    ['a stop more', { stops: [first, last, last] }, ['route']],
    ['the weight', { cargo: [{ ...line, grossKg: 9_000 }] }, ['cargo']],
    ['the packages', { cargo: [{ ...line, count: 20 }] }, ['cargo']],
    ['the goods', { cargo: [{ ...line, description: 'Paint' }] }, ['goods']],
    ['the body', { required: { ...before.required, bodyTypes: ['reefer'] } }, ['bodies']],
    ['the temperature', { required: { ...before.required, temperatureC: { min: 2, max: 8 } } }, ['temperature']],
    ['the price', { pricing: { ...before.pricing, target: { amountMinor: 1, currency: 'EUR' } } }, ['price']],
    ['a deadline', { decisionBy: '2026-01-06T12:00:00Z' }, ['deadline']],
  ])('%s', (_, change, changes) => {
    const found = loadChanges({ before, now: { ...before, ...change } });
    expect(found.map((each) => ('stop' in each ? `${each.what} ${each.stop}` : each.what))).toEqual(changes);
  });
});

it.each([
  [undefined, undefined],
  ['2026-01-07T05:00:00Z', '2026-01-07T06:00:00Z'],
  ['2026-01-07T08:00:00Z', '2026-01-07T08:00:00Z'],
])('a fleet that can come at %s comes at %s', (pickupAt, within) => {
  expect(pickupWithin(offerFactory.build({ pickupAt }))).toBe(within);
});

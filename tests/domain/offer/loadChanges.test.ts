import { describe, expect, it } from 'vitest';
import { type LoadChange, loadChanges } from '../../../src/domain/offer/loadChanges.ts';
import { notBeforeWindow } from '../../../src/domain/offer/notBeforeWindow.ts';
import type { SeenLoad } from '../../../src/domain/load/SeenLoad.ts';
import { loadFactory } from '../../support/factories/loadFactory.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';

const before: SeenLoad = loadFactory.build();
const [first, last] = before.stops;
const [line] = before.cargo;
if (!first || !last || !line) throw new Error('A load has two stops and goods.');

const said = (change: LoadChange): string => {
  if ('stop' in change) return `${change.what} ${change.stop}`;
  return change.what === 'details' ? `details ${change.fields.join(' ')}` : change.what;
};

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
    ['the time at a stop', { stops: [{ ...first, serviceMin: 5 }, last] }, ['service 0']],
    ['a stop more', { stops: [first, last, last] }, ['route']],
    ['the weight', { cargo: [{ ...line, grossKg: 9_000 }] }, ['cargo']],
    ['the packages', { cargo: [{ ...line, count: 20 }] }, ['cargo']],
    ['the goods', { cargo: [{ ...line, description: 'Paint' }] }, ['goods']],
    ['the body', { required: { ...before.required, bodyTypes: ['reefer'] } }, ['bodies']],
    ['the temperature', { required: { ...before.required, temperatureC: { min: 2, max: 8 } } }, ['temperature']],
    ['the payload', { required: { ...before.required, minPayloadKg: 20_000 } }, ['payload']],
    ['ADR', { required: { ...before.required, adr: true } }, ['adr']],
    ['the equipment', { required: { ...before.required, equipment: ['tail_lift'] } }, ['equipment']],
    ['no equipment, said otherwise', { required: { ...before.required, equipment: undefined } }, []],
    [
      'the temperature of goods',
      { cargo: [{ ...line, temperatureC: { min: 2, max: 8 } }] },
      ['details temperatureC', 'temperature'],
    ],
    ['dangerous goods', { cargo: [{ ...line, dangerous: { un: '1263' } }] }, ['details dangerous']],
    [
      'the volume, and whether goods may be stacked',
      { cargo: [{ ...line, volumeM3: 50, stackable: false }] },
      ['details volumeM3 stackable'],
    ],
    ['the loading meters', { cargo: [{ ...line, loadingMetres: 4 }] }, ['details loadingMetres']],
    ['where goods are delivered', { cargo: [{ ...line, delivery: 0 }] }, ['details delivery']],
    ['a stop before theirs', { stops: [first, first, last], cargo: [{ ...line, delivery: 2 }] }, ['route']],
    ['the currency of a hidden price', { pricing: { model: 'bid', currency: 'PLN', target: undefined } }, ['price']],
    ['the price', { pricing: { ...before.pricing, target: { amountMinor: 1, currency: 'EUR' } } }, ['price']],
    ['a deadline', { decisionBy: '2026-01-06T12:00:00Z' }, ['deadline']],
  ])('%s', (_, change, changes) => {
    const found = loadChanges({ before, now: { ...before, ...change } });
    expect(found.map(said)).toEqual(changes);
  });

  it('lists goods of which only the counts changed places as details', () => {
    const lines = [line, { ...line, count: 10 }];
    const found = loadChanges({ before: { ...before, cargo: lines }, now: { ...before, cargo: lines.toReversed() } });
    expect(found.map(said)).toEqual(['details count']);
  });
});

it.each([
  [undefined, undefined],
  ['2026-01-07T05:00:00Z', '2026-01-07T06:00:00Z'],
  ['2026-01-07T08:00:00Z', '2026-01-07T08:00:00Z'],
])('a fleet that can come at %s comes at %s', (pickupAt, within) => {
  expect(notBeforeWindow(offerFactory.build({ pickupAt }))).toBe(within);
});

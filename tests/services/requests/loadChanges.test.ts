import { expect, it } from 'vitest';
import { loadChanges } from '../../../services/requests/loadChanges.ts';
import { rightRequest } from '../../support/contract/requests.ts';
import { seenLoad } from '../../support/services/seenLoad.ts';

type Values = Readonly<Record<string, unknown>>;

const [first, last] = rightRequest.stops;
const [line] = rightRequest.cargo;
const petrol = { un: '1203', class: '3', packingGroup: 'II' };
const two = [line, { ...line, count: 10, dangerous: petrol }];

const said = (before: Values, now: Values): readonly string[] =>
  loadChanges({ before: seenLoad(before), now: seenLoad(now) }).map(({ what, stop, fields }) =>
    [what, ...(stop === null ? [] : [stop]), ...fields].join(' '),
  );

it.each<[string, Values, readonly string[]]>([
  ['nothing', {}, []],
  ['what fleets do not see', { 'stops.0.place.address': 'B 2', 'cargo.0.marks': 'AB', notes: 'Another gate' }, []],
  ['a window', { 'stops.0.window.to': '2026-11-25T14:00:00+01:00' }, ['window 0']],
  ['a window said in another zone', { 'stops.0.window.from': '2026-11-25T07:00:00Z' }, []],
  [
    'both windows',
    { 'stops.0.window.to': '2026-11-25T14:00:00+01:00', 'stops.1.window.to': '2026-11-26T19:00:00+01:00' },
    ['window 0', 'window 1'],
  ],
  ['a town', { 'stops.1.place.city': 'Villeurbanne' }, ['place 1']],
  ['a country', { 'stops.1.place.country': 'CH' }, ['place 1']],
  ['a gate', { 'stops.1.place.lat': 45.748 }, []],
  ['the time at a stop', { 'stops.0.serviceMin': 90 }, ['service 0']],
  ['a stop more', { stops: [first, last, last] }, ['route']],
  ['a stop before theirs', { stops: [first, first, last], 'cargo.0.delivery': 2 }, ['route']],
  ['the kind of a stop', { 'stops.1.type': 'pickup', 'stops.1.place.city': 'Metz' }, ['route']],
  ['the weight', { 'cargo.0.grossKg': 11_000 }, ['cargo']],
  ['the count', { 'cargo.0.count': 25 }, ['cargo']],
  ['the packaging', { 'cargo.0.packageCode': 'BX' }, ['cargo']],
  ['the goods', { 'cargo.0.description': 'Beer' }, ['goods']],
  [
    'the count, the goods, and whether they may be stacked',
    { 'cargo.0.count': 25, 'cargo.0.description': 'Beer', 'cargo.0.stackable': true },
    ['cargo', 'goods', 'details stackable'],
  ],
  ['goods that become dangerous', { 'cargo.0.dangerous': petrol }, ['dangerous', 'adr']],
  [
    'the count, and goods that become dangerous',
    { 'cargo.0.count': 25, 'cargo.0.dangerous': petrol },
    ['cargo', 'dangerous', 'adr'],
  ],
  [
    'goods more that are not dangerous',
    { cargo: [line, line] },
    ['cargo', 'goods', 'details volumeM3 pickup delivery'],
  ],
  [
    'the volume and the loading meters',
    { 'cargo.0.volumeM3': 50, 'cargo.0.loadingMetres': 4 },
    ['details volumeM3 loadingMetres'],
  ],
  ['the temperature of goods', { 'cargo.0.temperatureC': { min: 2, max: 8 } }, ['details temperatureC', 'temperature']],
  ['the body', { 'required.bodyTypes': ['reefer'] }, ['bodies']],
  ['the order of the bodies', { 'required.bodyTypes': ['box', 'curtainsider'] }, []],
  ['the payload', { 'required.minPayloadKg': 20_000 }, ['payload']],
  ['the temperature', { 'required.temperatureC': { min: 2, max: 8 } }, ['temperature']],
  ['ADR', { 'required.adr': true }, ['adr']],
  ['no ADR, said aloud', { 'required.adr': false }, []],
  ['an equipment', { 'required.equipment': ['tail_lift'] }, ['equipment']],
  ['the target', { 'pricing.target.amountMinor': 99_000 }, ['price']],
  ['a hidden target', { 'pricing.hideTarget': true }, ['price']],
  ['a deadline', { decisionBy: '2026-11-24T12:00:00Z' }, ['deadline']],
  ['the same deadline in another zone', { decisionBy: '2026-11-24T17:00:00+01:00' }, []],
])('of a load in which %s changed', (_, values, changes) => {
  expect(said({}, values)).toEqual(changes);
});

it('equipment in another order is the same', () => {
  expect(
    said({ 'required.equipment': ['straps', 'tail_lift'] }, { 'required.equipment': ['tail_lift', 'straps'] }),
  ).toEqual([]);
});

it('of goods that only changed places, the details changed', () => {
  expect(said({ cargo: two }, { cargo: two.toReversed() })).toEqual(['details count dangerous']);
});

it('dangerous goods that become others changed, and what the truck needs did not', () => {
  expect(said({ 'cargo.0.dangerous': petrol }, { 'cargo.0.dangerous': { ...petrol, un: '1202' } })).toEqual([
    'dangerous',
  ]);
});

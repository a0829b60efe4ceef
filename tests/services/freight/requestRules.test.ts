import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeEffect } from '../../../services/requests/changeEffect.ts';
import { laneOf } from '../../../services/freight/request/laneOf.ts';
import { reopenedUntil } from '../../../services/freight/request/reopenedUntil.ts';
import { requestContent } from '../../../services/freight/request/requestContent.ts';

const request = (given: object) => v.parse(requestContent, given);
const [early, late] = ['2026-11-24T16:00:00Z', '2026-11-24T18:00:00Z'];
const [a, b] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

it.each([
  ['DE', '50667', 'FR', '69007', 'DE-50:FR-69'],
  ['GB', 'sw1a 1aa', 'NL', '1012 AB', 'GB-SW:NL-10'],
  ['PL', '0-0950', 'IE', null, 'PL-00:IE'],
])('the lane from %s %s to %s %s is %s', (from, postcode, to, other, lane) => {
  const stops = [{ place: { country: from, postcode } }, {}, { place: { country: to, postcode: other } }];
  expect(laneOf(request({ stops }).stops)).toBe(lane);
});

const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const bid = (amount: number, hideTarget: boolean) => ({
  pricing: { model: 'bid', currency: 'EUR', target: money(amount), hideTarget },
});
const fixed = (amount: number) => ({
  pricing: { model: 'fixed', currency: 'EUR', target: money(amount), hideTarget: true },
});
const at = (place: object) => ({ stops: [{ type: 'pickup', place: { city: 'Essen', country: 'DE', ...place } }] });

describe('an open request', () => {
  it.each<[string, boolean, object, object]>([
    ['other notes', false, { notes: 'one' }, { notes: 'two' }],
    ['another reference', false, {}, { reference: 'A' }],
    ['a deadline for the first time', false, {}, { decisionBy: early }],
    ['a later deadline', false, { decisionBy: early }, { decisionBy: late }],
    ['an earlier deadline', true, { decisionBy: late }, { decisionBy: early }],
    ['no deadline any more', true, { decisionBy: early }, {}],
    ['the whole market', false, { audience: { carriers: [a] } }, { audience: { market: true } }],
    ['one more carrier', false, { audience: { carriers: [a] } }, { audience: { carriers: [b, a] } }],
    ['a carrier less', true, { audience: { carriers: [a, b] } }, { audience: { carriers: [b] } }],
    ['carriers in place of the market', true, { audience: { market: true } }, { audience: { carriers: [a] } }],
    ['another price', true, { pricing: { model: 'bid' } }, { pricing: { model: 'fixed' } }],
    ['other goods', true, {}, { cargo: [{ count: 1 }] }],
    ['other marks', false, { cargo: [{ count: 1 }] }, { cargo: [{ count: 1, marks: 'A' }] }],
    ['what its cargo needs anyway', false, {}, { required: { adr: false } }],
    ['another hidden target', false, bid(900, true), bid(950, true)],
    ['a target that is hidden now', true, bid(900, false), bid(900, true)],
    ['another target', true, bid(900, false), bid(950, false)],
    ['another fixed price', true, fixed(900), fixed(950)],
    ['another street', false, at({ address: 'A 1' }), at({ address: 'B 2' })],
    ['another contact', false, at({}), at({ contact: { name: 'Ann', phone: '+49201123' } })],
    ['a postcode of the same area', false, at({ postcode: '45127' }), at({ postcode: '45-130' })],
    ['a postcode of another area', true, at({ postcode: '45127' }), at({ postcode: '46127' })],
    ['a gate beside', false, at({ lat: 51.46, lng: 7.01 }), at({ lat: 51.54, lng: 6.96 })],
    ['a gate far off', true, at({ lat: 51.46, lng: 7.01 }), at({ lat: 51.56, lng: 7.01 })],
  ])('with %s leaves offers outdated: %s', (_, outdates, before, after) => {
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    expect(changeEffect(request(before), request(after))).toEqual({ changed, outdates });
  });

  it('with the same deadline in another zone changes nothing', () => {
    const after = request({ decisionBy: '2026-11-24T17:00:00+01:00' });
    expect(changeEffect(request({ decisionBy: early }), after)).toEqual({ changed: [], outdates: false });
  });
});

const onTheHour = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));

describe('after a fall-off', () => {
  it.each([
    ['later than in two hours', onTheHour(15), onTheHour(19), onTheHour(15)],
    ['sooner', onTheHour(11), onTheHour(19), onTheHour(12)],
    ['over', onTheHour(9), onTheHour(11), onTheHour(11)],
    ['never set', null, onTheHour(19), onTheHour(12)],
    ['sooner, with a first window without an end', onTheHour(11), null, onTheHour(12)],
  ])('a deadline that was %s moves', (_, decisionBy, firstWindowEnd, moved) => {
    expect(reopenedUntil(decisionBy, firstWindowEnd, onTheHour(10))).toEqual(moved);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeEffect } from '../../../services/freight/request/changeEffect.ts';
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
  ])('with %s leaves offers outdated: %s', (_, outdates, before, after) => {
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    expect(changeEffect(request(before), request(after))).toEqual({ changed, outdates });
  });

  it('with the same deadline in another zone changes nothing', () => {
    const after = request({ decisionBy: '2026-11-24T17:00:00+01:00' });
    expect(changeEffect(request({ decisionBy: early }), after)).toEqual({ changed: [], outdates: false });
  });
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));

describe('after a fall-off', () => {
  it.each([
    ['later than in two hours', at(15), at(19), at(15)],
    ['sooner', at(11), at(19), at(12)],
    ['over', at(9), at(11), at(11)],
    ['never set', null, at(19), at(12)],
    ['sooner, with a first window without an end', at(11), null, at(12)],
  ])('a deadline that was %s moves', (_, decisionBy, firstWindowEnd, moved) => {
    expect(reopenedUntil(decisionBy, firstWindowEnd, at(10))).toEqual(moved);
  });
});

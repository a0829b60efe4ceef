import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeEffect } from '../../../src/domain/request/changeEffect.ts';
import { laneOf } from '../../../src/domain/request/laneOf.ts';
import { reopenedUntil } from '../../../src/domain/request/reopenedUntil.ts';
import type { RequestContent } from '../../../src/domain/request/RequestContent.ts';
import {
  mayChange,
  mayMove,
  requestEnd,
  requestStatusAt,
  requestStatuses,
} from '../../../src/domain/request/RequestStatus.ts';
import { requirementsOf } from '../../../src/domain/request/requirementsOf.ts';

const end = Date.UTC(2026, 10, 24, 16);
const hour = 60 * 60_000;

describe('the status of a request', () => {
  it.each([
    [-1, 'open'],
    [0, 'expired'],
    [1, 'expired'],
  ])('%i ms from its end is %s', (from, status) => {
    expect(requestStatusAt({ status: 'open', end }, end + from)).toBe(status);
  });

  it('changes by the clock only while it is open', () => {
    const other = fc.constantFrom(...requestStatuses.filter((status) => status !== 'open'));
    fc.assert(
      fc.property(other, fc.integer(), (status, now) => {
        expect(requestStatusAt({ status, end }, now)).toBe(status);
      }),
    );
  });

  it.each([
    [end, end + hour, end],
    [end + hour, end, end],
    [undefined, end, end],
    [end, undefined, end],
    [undefined, undefined, undefined],
  ])('ends at the earlier of deadline %s and first window %s', (decisionBy, firstWindow, ends) => {
    expect(requestEnd(decisionBy, firstWindow)).toBe(ends);
  });

  it.each([
    ['draft', ['open', 'cancelled']],
    ['open', ['awarded', 'withdrawn', 'expired', 'cancelled']],
    ['awarded', ['open']],
    ['withdrawn', ['open', 'cancelled']],
    ['expired', ['open', 'cancelled']],
    ['cancelled', []],
  ] as const)('%s may become %j', (from, to) => {
    expect(requestStatuses.filter((status) => mayMove(from, status))).toEqual(to);
  });

  it('lets the content be changed until it is awarded or cancelled', () => {
    expect(requestStatuses.filter(mayChange)).toEqual(['draft', 'open', 'withdrawn', 'expired']);
  });
});

it.each([
  ['later than in two hours', end + 5 * hour, end + 9 * hour, end + 5 * hour],
  ['sooner', end + hour, end + 9 * hour, end + 2 * hour],
  ['over', end - hour, end + hour, end + hour],
])('after a fall-off a deadline that was %s moves', (_, decisionBy, firstWindowEnd, moved) => {
  expect(reopenedUntil(decisionBy, firstWindowEnd, end)).toBe(moved);
});

it.each([
  ['DE', '50667', 'FR', '69007', 'DE-50:FR-69'],
  ['GB', 'sw1a 1aa', 'NL', '1012 AB', 'GB-SW:NL-10'],
  ['PL', '0-0950', 'IE', undefined, 'PL-00:IE'],
])('the lane from %s %s to %s %s is %s', (from, postcode, to, other, lane) => {
  const stops = [{ place: { country: from, postcode } }, {}, { place: { country: to, postcode: other } }];
  expect(laneOf({ stops })).toBe(lane);
});

describe('what is asked of the truck', () => {
  it('follows from the cargo', () => {
    const cargo = [
      { temperatureC: { min: 2, max: 8 }, dangerous: { un: '1203' } },
      { temperatureC: { min: -20, max: -18 } },
    ];
    expect(requirementsOf({ cargo })).toMatchObject({ temperatureC: { min: -20, max: 8 }, adr: true, bodyTypes: [] });
  });

  it('is nothing more if the cargo needs nothing', () => {
    expect(requirementsOf({ cargo: [{}] })).toMatchObject({ temperatureC: undefined, adr: false });
  });
});

describe('a change of an open request', () => {
  const before: RequestContent = {
    decisionBy: '2026-11-24T16:00:00Z',
    audience: { carriers: ['a'] },
    notes: 'one',
    pricing: { model: 'bid' },
  };

  it.each<[string, RequestContent, boolean]>([
    ['other notes', { notes: 'two' }, false],
    ['another reference', { reference: 'A' }, false],
    ['a later deadline', { decisionBy: '2026-11-24T18:00:00+01:00' }, false],
    ['an earlier deadline', { decisionBy: '2026-11-24T15:00:00Z' }, true],
    ['another carrier too', { audience: { carriers: ['b', 'a'] } }, false],
    ['the whole market', { audience: { market: true } }, false],
    ['another carrier instead', { audience: { carriers: ['b'] } }, true],
    ['another price', { pricing: { model: 'fixed' } }, true],
    ['other goods', { cargo: [{ count: 1 }] }, true],
  ])('with %s leaves offers outdated: %s', (_, change, outdates) => {
    const after = { ...before, ...change };
    expect(changeEffect(before, after)).toEqual({ changed: Object.keys(change), outdates });
  });

  it('without any difference changes nothing', () => {
    expect(changeEffect(before, { ...before })).toEqual({ changed: [], outdates: false });
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

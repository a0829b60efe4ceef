import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../../src/domain/board/gapsOf.ts';
import { lanesOf } from '../../../src/domain/board/lanesOf.ts';
import { placeOn } from '../../../src/domain/board/placeOn.ts';

const range = { from: 1000, to: 2000 };

const spans = fc.array(
  fc.record({ from: fc.integer({ min: 0, max: 3000 }), length: fc.integer({ min: 1, max: 900 }) }).map((each) => ({
    from: each.from,
    to: each.from + each.length,
  })),
  { maxLength: 30 },
);

describe('the place of a span', () => {
  it.each([
    ['within', 1250, 1500, { start: 0.25, width: 0.25, isCutBefore: false, isCutAfter: false }],
    ['that began before', 0, 1500, { start: 0, width: 0.5, isCutBefore: true, isCutAfter: false }],
    ['that goes on', 1900, 9000, { start: 0.9, width: 0.1, isCutBefore: false, isCutAfter: true }],
    ['from edge to edge', 1000, 2000, { start: 0, width: 1, isCutBefore: false, isCutAfter: false }],
    ['all over', 0, 9000, { start: 0, width: 1, isCutBefore: true, isCutAfter: true }],
  ])('%s', (_, from, to, place) => {
    expect(placeOn(range, { from, to })).toEqual({ ...place, width: expect.closeTo(place.width) });
  });

  it.each([
    ['before', 0, 1000],
    ['after', 2000, 3000],
  ])('is none %s the board', (_, from, to) => expect(placeOn(range, { from, to })).toBeUndefined());
});

describe('lanes', () => {
  it('are as few as needed, the earliest on top', () => {
    expect(lanesOf([])).toEqual([]);
    expect(
      lanesOf([
        { from: 5, to: 9 },
        { from: 0, to: 5 },
      ]),
    ).toEqual([0, 0]);
    expect(
      lanesOf([
        { from: 4, to: 9 },
        { from: 0, to: 5 },
        { from: 6, to: 7 },
      ]),
    ).toEqual([1, 0, 0]);
  });

  it('never hold two spans at the same time', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const lanes = lanesOf(all);
        const meet = all.some((first, one) =>
          all.some(
            (second, other) =>
              one !== other && lanes[one] === lanes[other] && first.from < second.to && second.from < first.to,
          ),
        );
        expect(meet).toBe(false);
        const most = Math.max(
          0,
          ...all.map(({ from }) => all.filter((each) => each.from <= from && each.to > from).length),
        );
        expect(new Set(lanes).size).toBe(most);
      }),
    );
  });
});

describe('gaps', () => {
  it.each([
    ['an empty range', [], [[1000, 2000]]],
    [
      'one span',
      [[1200, 1300]],
      [
        [1000, 1200],
        [1300, 2000],
      ],
    ],
    [
      'spans that overlap',
      [
        [1200, 1500],
        [1300, 1400],
        [1500, 1600],
      ],
      [
        [1000, 1200],
        [1600, 2000],
      ],
    ],
    [
      'spans beyond both edges',
      [
        [0, 1100],
        [1900, 4000],
      ],
      [[1100, 1900]],
    ],
    ['a full range', [[0, 4000]], []],
    ['a span outside', [[3000, 4000]], [[1000, 2000]]],
  ] as const)('of %s', (_, busy, gaps) => {
    expect(
      gapsOf(
        busy.map(([from, to]) => ({ from, to })),
        range,
      ),
    ).toEqual(gaps.map(([from, to]) => ({ from, to })));
  });

  it('and spans cover the range together', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 1000, max: 1999 }), (all, instant) => {
        const covers = (each: { readonly from: number; readonly to: number }) =>
          each.from <= instant && instant < each.to;
        expect(gapsOf(all, range).some(covers)).toBe(!all.some(covers));
      }),
    );
  });
});

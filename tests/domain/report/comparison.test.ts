import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../src/domain/report/changeOf.ts';
import { contributorsOf } from '../../../src/domain/report/contributorsOf.ts';
import { daysBefore } from '../../../src/domain/report/daysBefore.ts';
import { overlaps } from '../../../src/domain/report/overlaps.ts';
import type { Figure, Report } from '../../../src/domain/report/Report.ts';
import { weeksOf } from '../../../src/domain/report/weeksOf.ts';
import { reportFactory, shareFactory } from '../../support/factories/reportFactory.ts';

const share = (count: number, n: number): Figure =>
  shareFactory.build({ count, n, value: n === 0 ? undefined : count / n });
const inUnit = (unit: Figure['unit'], value: number, currency?: string, code = 'total'): Figure =>
  shareFactory.build({ code, unit, currency, value, n: 4, count: undefined, low: undefined, high: undefined });

const reportOf = (groups: Readonly<Record<string, readonly Figure[]>>, whole: readonly Figure[]): Report =>
  reportFactory.build({
    figures: [...whole],
    groups: Object.entries(groups).map(([id, figures]) => ({ id, name: id, folded: undefined, figures })),
  });

const ofShares = (shares: Readonly<Record<string, readonly [number, number]>>): Report => {
  const sum = (at: 0 | 1): number => Object.values(shares).reduce((total, counts) => total + counts[at], 0);
  return reportOf(Object.fromEntries(Object.entries(shares).map(([id, [count, n]]) => [id, [share(count, n)]])), [
    share(sum(0), sum(1)),
  ]);
};

describe('the days before', () => {
  it.each([
    ['2026-11-22', '2026-11-28', '2026-11-15', '2026-11-21', 1],
    ['2026-11-01', '2026-11-28', '2026-10-04', '2026-10-31', 4],
    ['2026-10-30', '2026-11-28', '2026-09-25', '2026-10-24', 5],
    ['2026-11-28', '2026-11-28', '2026-11-21', '2026-11-21', 1],
    ['2026-03-23', '2026-04-05', '2026-03-09', '2026-03-22', 2],
  ])('of %s to %s are %s to %s', (from, to, earlier, until, weeks) => {
    expect(daysBefore({ from, to })).toEqual({ from: earlier, to: until, weeks });
  });
});

describe('the weeks of a report', () => {
  it('are all there, with the parts of weeks at either end', () => {
    const figure = share(9, 10);
    const report = reportFactory.build({ weeks: [{ monday: '2026-11-09', figures: [figure] }] });
    expect(weeksOf(report, { from: '2026-11-05', to: '2026-11-22' })).toEqual([
      { monday: '2026-11-02', figure: undefined, isPart: true },
      { monday: '2026-11-09', figure, isPart: false },
      { monday: '2026-11-16', figure: undefined, isPart: false },
    ]);
  });

  it('say nothing in another currency', () => {
    const weeks = [{ monday: '2026-11-02', figures: [inUnit('money', 5, 'PLN')] }];
    const report = reportFactory.build({ figures: [inUnit('money', 9, 'EUR')], weeks });
    expect(weeksOf(report, { from: '2026-11-02', to: '2026-11-08' })).toEqual([
      { monday: '2026-11-02', figure: undefined, isPart: false },
    ]);
  });
});

describe('the change of a figure', () => {
  it.each([
    [share(9, 10), share(8, 10), 0.1],
    [inUnit('minutes', 60), inUnit('minutes', 90), -30],
  ])('from %# is its difference', (now, before, change) => {
    expect(changeOf(now, before)).toBeCloseTo(change);
  });

  it.each([
    [inUnit('money', 60, 'EUR'), inUnit('money', 90, 'PLN')],
    [share(0, 0), share(8, 10)],
    [share(8, 10), undefined],
  ])('is not known where one of the two says nothing, or another thing: %#', (now, before) => {
    expect(changeOf(now, before)).toBeUndefined();
  });

  it.each([
    [{ low: 0.8, high: 0.9 }, { low: 0.85, high: 0.95 }, true],
    [{ low: 0.8, high: 0.9 }, { low: 0.5, high: 0.79 }, false],
    [{ low: 0.8, high: 0.9 }, { low: undefined, high: undefined }, false],
  ])('may be chance where %j and %j overlap: %s', (one, other, may) => {
    expect(overlaps(one, other)).toBe(may);
    expect(overlaps(other, one)).toBe(may);
  });
});

describe('why a figure changed', () => {
  it('is told by the groups whose cases changed most, with what each did to the share', () => {
    const before = ofShares({ a: [50, 50], b: [40, 50], c: [5, 5] });
    const now = ofShares({ a: [20, 40], b: [45, 50], c: [5, 5], d: [1, 10] });
    const found = contributorsOf(now, before, 3);
    expect(found.map(({ id, now: present, before: past }) => [id, past, present])).toEqual([
      ['a', 50, 20],
      ['b', 40, 45],
      ['d', 0, 1],
    ]);
    expect(found[0]?.part).toBeLessThan(0);
    expect(found[1]?.part).toBeGreaterThan(0);
  });

  it('adds up to the change of a share', () => {
    const counts = fc.nat(50).chain((n) => fc.tuple(fc.nat(n), fc.constant(n)));
    const groups = fc.record({ a: counts, b: counts, c: counts, d: counts });
    fc.assert(
      fc.property(groups, groups, (past, present) => {
        // One whose count stays is not named, though it may have a part.
        fc.pre((['a', 'b', 'c', 'd'] as const).every((id) => past[id][0] !== present[id][0]));
        const now = ofShares(present);
        const before = ofShares(past);
        const all = contributorsOf(now, before, 9);
        const sum = all.reduce((total, { part = 0 }) => total + part, 0);
        expect(sum).toBeCloseTo(changeOf(now.figures[0], before.figures[0]) ?? Number.NaN);
      }),
    );
  });

  it('is told in money of one currency, and in kilometres of a share of these', () => {
    const [eur, pln] = [inUnit('money', 900, 'EUR'), inUnit('money', 70, 'PLN')];
    const now = reportOf({ a: [eur], b: [pln] }, [eur, pln]);
    const before = reportOf({ a: [inUnit('money', 300, 'EUR')] }, [inUnit('money', 300, 'EUR')]);
    expect(contributorsOf(now, before, 3)).toEqual([
      { id: 'a', name: 'a', folded: undefined, now: 900, before: 300, part: undefined },
    ]);
    const empty = (value: number, km: number) => [
      inUnit('share', value, undefined, 'empty_km'),
      inUnit('km', km, undefined, 'empty_sum'),
    ];
    const found = contributorsOf(reportOf({ a: empty(0.1, 40) }, empty(0.1, 40)), reportOf({}, empty(0.2, 60)), 3);
    expect(found).toMatchObject([{ id: 'a', now: 40, before: 0 }]);
  });

  it('is not told of medians, nor of groups that one of the reports does not show', () => {
    const median = inUnit('minutes', 60);
    expect(contributorsOf(reportOf({ a: [median] }, [median]), reportOf({}, [median]), 3)).toEqual([]);
    const now = ofShares({ a: [5, 9] });
    expect(contributorsOf(now, { ...ofShares({ b: [1, 2] }), moreGroups: 1 }, 3)).toMatchObject([{ id: 'b' }]);
  });
});

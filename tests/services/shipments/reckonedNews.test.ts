import { describe, expect, it } from 'vitest';
import { isNews } from '../../../services/shipments/isNews.ts';
import { isToldAnew } from '../../../services/shipments/isToldAnew.ts';

/** Late by so many minutes; null in time. */
const late = (minutes: number | null) => (minutes === null ? null : { at: minutes * 60_000 });

describe('a recalculated arrival', () => {
  it.each([
    ['still in time', null, null, false, true],
    ['late now', null, 1, true, true],
    ['in time again', 1, null, true, true],
    ['as late as before', 90, 90, false, false],
    ['14 minutes later', 90, 104, false, false],
    ['15 minutes later', 90, 105, false, false],
    ['14 minutes earlier', 90, 76, false, false],
    ['15 minutes earlier', 90, 75, false, false],
    ['30 minutes later', 90, 120, true, false],
    ['30 minutes earlier', 90, 60, true, false],
    ['59 minutes later', 90, 149, true, false],
    ['an hour later', 90, 150, true, true],
    ['an hour earlier', 150, 90, true, false],
  ])('that is %s', (_, known, reckoned, isWritten, isToldOnceMore) => {
    expect(isNews(late(known), late(reckoned))).toBe(isWritten);
    expect(isToldAnew(late(known), late(reckoned))).toBe(isToldOnceMore);
  });
});

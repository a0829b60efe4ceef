import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { seekPage } from '../../../../services/reports/counts/seekPage.ts';

const hour = 3_600_000;
const first = Date.parse('2026-03-01');

/** Rows with their instants, by clocks all over the world. */
const rows = fc.array(
  fc.record({ at: fc.integer({ min: 0, max: 240 }), zone: fc.integer({ min: -12, max: 14 }) }).map(({ at, zone }) => ({
    at: first + at * hour,
    day: new Date(first + (at + zone) * hour).toISOString().slice(0, 10),
  })),
  { maxLength: 60 },
);

it('leaves every row of a page ahead, and knows all that it passes', () => {
  fc.assert(
    fc.property(rows, fc.nat(60), (list, skip) => {
      const byDay = new Map<string, number>();
      for (const { day } of list) byDay.set(day, (byDay.get(day) ?? 0) + 1);
      const sorted = list.toSorted((one, other) => other.at - one.at);
      const seek = seekPage(byDay, skip);
      if (!seek) return;
      const passed = sorted.filter(({ at }) => at >= seek.until.getTime());
      expect(passed.filter(({ day }) => !seek.unsure.includes(day))).toHaveLength(seek.passed);
      expect(passed.length).toBeLessThanOrEqual(skip);
    }),
  );
});

it('passes all days but the few around a page', () => {
  const byDay = new Map(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map((day) => [day, 10]));
  expect(seekPage(byDay, 9)).toBeUndefined();
  expect(seekPage(byDay, 35)).toEqual({
    until: new Date('2026-03-03T00:00:00Z'),
    passed: 10,
    unsure: ['2026-03-02', '2026-03-03'],
  });
});

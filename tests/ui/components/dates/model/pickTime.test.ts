import { describe, expect, it } from 'vitest';
import { emptyRange } from '../../../../../src/domain/calendar/InstantRange.ts';
import { formatRange } from '../../../../../src/ui/components/dates/model/formatRange.ts';
import { pickTime } from '../../../../../src/ui/components/dates/model/pickTime.ts';
import { rangeProblem } from '../../../../../src/ui/components/dates/model/rangeProblem.ts';
import { timeSteps } from '../../../../../src/ui/components/dates/model/TimeSteps.ts';
import { rangeOf } from './rangeOf.ts';
import { rulesOf } from './rulesOf.ts';

describe('picking a part of a time', () => {
  it('does not move one end past the other', () => {
    const day = rangeOf('2026-03-05T08:00:00Z ~ 2026-03-05T17:00:00Z');
    const chosen = (hour: number) => formatRange(pickTime(day, 'from', 'hour', hour, rulesOf()), 'range', 'UTC');
    expect(chosen(9)).toBe('2026-03-05T09:00:00Z ~ 2026-03-05T17:00:00Z');
    expect(chosen(20)).toBe('2026-03-05T17:00:00Z ~ 2026-03-05T17:00:00Z');
    expect(pickTime(emptyRange, 'to', 'hour', 9, rulesOf())).toEqual(emptyRange);
  });

  it('gives the next valid time when clocks skip it', () => {
    const zone = 'America/New_York';
    const after = pickTime(rangeOf('2026-03-08 12:15', zone), 'from', 'hour', 2, rulesOf({ mode: 'single', zone }));
    expect(formatRange(after, 'single', zone)).toBe('2026-03-08T03:15:00-04:00');
  });

  it('rounds the last second of a day down to a step', () => {
    const rules = rulesOf({ steps: timeSteps({ minute: 15 }) });
    const wholeDay = { ...rangeOf('2026-03-05 ~'), to: Date.parse('2026-03-05T23:59:59.999Z') };
    const after = pickTime(wholeDay, 'to', 'hour', 17, rules);
    expect(formatRange(after, 'range', 'UTC')).toBe('2026-03-05T00:00:00Z ~ 2026-03-05T17:45:59.999Z');
    expect(rangeProblem(after, rules)).toBeUndefined();
  });

  it('drops fractions of a second when the precision is seconds, and keeps them when it is minutes', () => {
    const before = rangeOf('2026-03-05T12:00:15.250Z');
    const hourOf = (precision: 'minute' | 'second') =>
      formatRange(pickTime(before, 'from', 'hour', 9, rulesOf({ mode: 'single', precision })), 'single', 'UTC');
    expect(hourOf('second')).toBe('2026-03-05T09:00:15Z');
    expect(hourOf('minute')).toBe('2026-03-05T09:00:15.250Z');
  });

  it('gives the closest time within the limits', () => {
    const rules = rulesOf({
      mode: 'single',
      earliest: Date.parse('2026-03-05T10:30Z'),
      steps: timeSteps({ minute: 15 }),
    });
    const after = pickTime(rangeOf('2026-03-05T12:00Z'), 'from', 'hour', 4, rules);
    expect(formatRange(after, 'single', 'UTC')).toBe('2026-03-05T10:30:00Z');
  });
});

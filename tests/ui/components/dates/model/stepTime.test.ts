import { describe, expect, it } from 'vitest';
import { emptyRange } from '../../../../../src/domain/calendar/InstantRange.ts';
import { formatRange } from '../../../../../src/ui/components/dates/model/formatRange.ts';
import { formatTyped } from '../../../../../src/ui/components/dates/model/formatTyped.ts';
import { stepTime } from '../../../../../src/ui/components/dates/model/stepTime.ts';
import { timeSteps } from '../../../../../src/ui/components/dates/model/TimeSteps.ts';
import { rangeOf } from './rangeOf.ts';
import { rulesOf } from './rulesOf.ts';

describe('stepping across a daylight saving change', () => {
  it.each([
    ['America/New_York', '2026-03-08 03:30', 'hour', -1, 1, '01:30'],
    ['America/New_York', '2026-03-08 01:30', 'hour', 1, 1, '03:30'],
    ['America/New_York', '2026-03-08 00:30', 'hour', 1, 2, '04:30'],
    ['America/New_York', '2026-03-08 04:30', 'hour', -1, 2, '00:30'],
    ['America/Sao_Paulo', '2018-11-04 01:30', 'hour', -1, 1, '23:30'],
    ['America/Sao_Paulo', '2018-11-04 23:30', 'hour', 1, 1, '01:30'],
    ['Australia/Lord_Howe', '2026-10-04 02:30', 'minute', -1, 15, '02:45'],
    ['Australia/Lord_Howe', '2026-10-04 02:45', 'minute', 1, 15, '02:30'],
    ['Australia/Lord_Howe', '2026-10-04 01:00', 'hour', 1, 1, '02:30'],
    ['America/New_York', '2026-11-01 03:30', 'hour', -1, 1, '02:30'],
    ['America/New_York', '2026-11-01 02:30', 'hour', -1, 1, '01:30'],
    ['America/New_York', '2026-11-01 01:30', 'hour', -1, 1, '00:30'],
  ] as const)('in %s, from %s, steps the %s by %i x %i to %s', (zone, before, part, direction, step, after) => {
    const rules = rulesOf({ mode: 'single', zone, steps: timeSteps({ [part]: step }) });
    const { from = 0 } = stepTime(rangeOf(before, zone), 'from', part, direction, rules);
    expect(formatTyped(from, 'en-GB', zone, 'minute').slice(-5)).toBe(after);
  });
});

describe('stepping', () => {
  const limits = { earliest: Date.parse('2026-03-05T10:30Z'), latest: Date.parse('2026-03-05T16:20Z') };
  it.each([
    ['hour', 1, '2026-03-05T15:30Z', '2026-03-05T16:15:00Z'],
    ['hour', 1, '2026-03-05T16:15Z', '2026-03-05T10:30:00Z'],
    ['hour', -1, '2026-03-05T11:00Z', '2026-03-05T10:30:00Z'],
    ['hour', -1, '2026-03-05T10:45Z', '2026-03-05T16:15:00Z'],
    ['minute', 1, '2026-03-05T16:15Z', '2026-03-05T16:00:00Z'],
    ['minute', -1, '2026-03-05T10:30Z', '2026-03-05T10:45:00Z'],
    ['minute', 1, '2026-03-05T12:07Z', '2026-03-05T12:15:00Z'],
  ] as const)('the %s by %i from %s stays within the limits and gives %s', (part, direction, before, after) => {
    const rules = rulesOf({ mode: 'single', ...limits, steps: timeSteps({ minute: 15 }) });
    expect(formatRange(stepTime(rangeOf(before), 'from', part, direction, rules), 'single', 'UTC')).toBe(after);
  });

  it('changes nothing when there is no other valid time or the end is open', () => {
    const rules = rulesOf({ mode: 'single', earliest: limits.earliest, latest: limits.earliest });
    const only = rangeOf('2026-03-05T10:30Z');
    expect(stepTime(only, 'from', 'hour', 1, rules)).toEqual(only);
    expect(stepTime(emptyRange, 'to', 'hour', 1, rules)).toEqual(emptyRange);
  });

  it('never passes the other end of the range', () => {
    const range = rangeOf('2026-03-05T08:30Z ~ 2026-03-05T10:00Z');
    const once = stepTime(range, 'from', 'hour', 1, rulesOf());
    expect(formatRange(once, 'range', 'UTC')).toBe('2026-03-05T09:30:00Z ~ 2026-03-05T10:00:00Z');
    const twice = stepTime(once, 'from', 'hour', 1, rulesOf());
    expect(formatRange(twice, 'range', 'UTC')).toBe('2026-03-05T10:00:00Z ~ 2026-03-05T10:00:00Z');
  });
});

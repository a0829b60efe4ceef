import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastStep } from '../../../../../src/ui/components/dates/model/lastStep.ts';
import { nextStep } from '../../../../../src/ui/components/dates/model/nextStep.ts';
import { pickTime } from '../../../../../src/ui/components/dates/model/pickTime.ts';
import { problemOfSpan } from '../../../../../src/ui/components/dates/model/problemOfSpan.ts';
import { snappedPart } from '../../../../../src/ui/components/dates/model/snappedPart.ts';
import { emptySpan } from '../../../../../src/domain/calendar/Span.ts';
import { steppedPart } from '../../../../../src/ui/components/dates/model/steppedPart.ts';
import { stepTime } from '../../../../../src/ui/components/dates/model/stepTime.ts';
import { timeSteps } from '../../../../../src/ui/components/dates/model/TimeSteps.ts';
import { writeSpan } from '../../../../../src/ui/components/dates/model/writeSpan.ts';
import { writeTyped } from '../../../../../src/ui/components/dates/model/writeTyped.ts';
import { rulesOf } from './rulesOf.ts';
import { spanOf } from './spanOf.ts';

const seconds = (written: string) => written.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

describe('Where clocks change', () => {
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
  ] as const)('in %s, from %s, the %s steps by %i x %i to %s', (zone, before, part, direction, step, after) => {
    const rules = rulesOf({ mode: 'single', zone, steps: timeSteps({ [part]: step }) });
    const { from = 0 } = stepTime(spanOf(before, zone), 'from', part, direction, rules);
    expect(writeTyped(from, 'en-GB', zone, 'minute').slice(-5)).toBe(after);
  });
});

describe('A step', () => {
  const limits = { earliest: Date.parse('2026-03-05T10:30Z'), latest: Date.parse('2026-03-05T16:20Z') };
  it.each([
    ['hour', 1, '2026-03-05T15:30Z', '2026-03-05T16:15:00Z'],
    ['hour', 1, '2026-03-05T16:15Z', '2026-03-05T10:30:00Z'],
    ['hour', -1, '2026-03-05T11:00Z', '2026-03-05T10:30:00Z'],
    ['hour', -1, '2026-03-05T10:45Z', '2026-03-05T16:15:00Z'],
    ['minute', 1, '2026-03-05T16:15Z', '2026-03-05T16:00:00Z'],
    ['minute', -1, '2026-03-05T10:30Z', '2026-03-05T10:45:00Z'],
    ['minute', 1, '2026-03-05T12:07Z', '2026-03-05T12:15:00Z'],
  ] as const)('of the %s by %i from %s goes round within the limits to %s', (part, direction, before, after) => {
    const rules = rulesOf({ mode: 'single', ...limits, steps: timeSteps({ minute: 15 }) });
    expect(writeSpan(stepTime(spanOf(before), 'from', part, direction, rules), 'single', 'UTC')).toBe(after);
  });

  it('stays where no other can be chosen, and where there is no end', () => {
    const rules = rulesOf({ mode: 'single', earliest: limits.earliest, latest: limits.earliest });
    const only = spanOf('2026-03-05T10:30Z');
    expect(stepTime(only, 'from', 'hour', 1, rules)).toEqual(only);
    expect(stepTime(emptySpan, 'to', 'hour', 1, rules)).toEqual(emptySpan);
  });

  it('never passes the other end of the range', () => {
    const span = spanOf('2026-03-05T08:30Z ~ 2026-03-05T10:00Z');
    const once = stepTime(span, 'from', 'hour', 1, rulesOf());
    expect(writeSpan(once, 'range', 'UTC')).toBe('2026-03-05T09:30:00Z ~ 2026-03-05T10:00:00Z');
    const twice = stepTime(once, 'from', 'hour', 1, rulesOf());
    expect(writeSpan(twice, 'range', 'UTC')).toBe('2026-03-05T10:00:00Z ~ 2026-03-05T10:00:00Z');
  });
});

describe('A time is chosen', () => {
  it('for one end and does not pass the other', () => {
    const day = spanOf('2026-03-05T08:00:00Z ~ 2026-03-05T17:00:00Z');
    const chosen = (hour: number) => writeSpan(pickTime(day, 'from', 'hour', hour, rulesOf()), 'range', 'UTC');
    expect(chosen(9)).toBe('2026-03-05T09:00:00Z ~ 2026-03-05T17:00:00Z');
    expect(chosen(20)).toBe('2026-03-05T17:00:00Z ~ 2026-03-05T17:00:00Z');
    expect(pickTime(emptySpan, 'to', 'hour', 9, rulesOf())).toEqual(emptySpan);
  });

  it('that clocks skip as if they had not', () => {
    const zone = 'America/New_York';
    const after = pickTime(spanOf('2026-03-08 12:15', zone), 'from', 'hour', 2, rulesOf({ mode: 'single', zone }));
    expect(writeSpan(after, 'single', zone)).toBe('2026-03-08T03:15:00-04:00');
  });

  it('for a day’s last minute with the minute brought onto its step', () => {
    const rules = rulesOf({ steps: timeSteps({ minute: 15 }) });
    const wholeDay = { ...spanOf('2026-03-05 ~'), to: Date.parse('2026-03-05T23:59:59.999Z') };
    const after = pickTime(wholeDay, 'to', 'hour', 17, rules);
    expect(writeSpan(after, 'range', 'UTC')).toBe('2026-03-05T00:00:00Z ~ 2026-03-05T17:45:59.999Z');
    expect(problemOfSpan(after, rules)).toBeUndefined();
  });

  it('to the second without what is finer, and to the minute with it', () => {
    const before = spanOf('2026-03-05T12:00:15.250Z');
    const hourOf = (precision: 'minute' | 'second') =>
      writeSpan(pickTime(before, 'from', 'hour', 9, rulesOf({ mode: 'single', precision })), 'single', 'UTC');
    expect(hourOf('second')).toBe('2026-03-05T09:00:15Z');
    expect(hourOf('minute')).toBe('2026-03-05T09:00:15.250Z');
  });

  it('beyond the limits as the closest that is within', () => {
    const rules = rulesOf({
      mode: 'single',
      earliest: Date.parse('2026-03-05T10:30Z'),
      steps: timeSteps({ minute: 15 }),
    });
    const after = pickTime(spanOf('2026-03-05T12:00Z'), 'from', 'hour', 4, rules);
    expect(writeSpan(after, 'single', 'UTC')).toBe('2026-03-05T10:30:00Z');
  });
});

it.each([
  ['0:00:00', '0:00:00', '0:15:00'],
  ['0:44:59', '0:30:00', '0:45:00'],
  ['0:59:00', '0:45:00', '2:00:00'],
  ['1:30:00', '0:45:00', '2:00:00'],
  ['23:59:59', '22:45:00', undefined],
])('with every other hour and quarters of it, %s lies from %s to %s', (time, last, next) => {
  const steps = { hour: 2, minute: 15, second: 60 };
  expect(lastStep(seconds(time), steps)).toBe(seconds(last));
  expect(nextStep(seconds(last), steps)).toBe(next && seconds(next));
});

it.each([
  [0, 1, 1, 60, 1],
  [59, 1, 1, 60, 0],
  [0, 1, -1, 60, 59],
  [7, 15, 1, 60, 15],
  [7, 15, -1, 60, 0],
  [45, 15, 1, 60, 0],
  [0, 15, -1, 60, 45],
  [0, 7, -1, 24, 21],
  [5, 90, 1, 60, 0],
] as const)('from %i, steps of %i lead by %i on a clock of %i to %i', (value, step, direction, size, next) => {
  expect(steppedPart(value, step, direction, size)).toBe(next);
});

it('what is stepped or snapped lies on a step and on the clock', () => {
  fc.assert(
    fc.property(
      fc.nat(59),
      fc.integer({ min: 1, max: 120 }),
      fc.constantFrom(1 as const, -1 as const),
      (value, step, direction) => {
        for (const next of [steppedPart(value, step, direction, 60), snappedPart(value, step, 60)]) {
          expect(next % step).toBe(0);
          expect(next >= 0 && next < 60).toBe(true);
        }
      },
    ),
  );
});

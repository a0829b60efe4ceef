import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../src/domain/calendar/addDays.ts';
import { closesNoDay } from '../../../../../src/ui/components/dates/model/closesNoDay.ts';
import { localTimeOf } from '../../../../../src/domain/calendar/localTimeOf.ts';
import { mayPickDay } from '../../../../../src/ui/components/dates/model/mayPickDay.ts';
import { pickDay } from '../../../../../src/ui/components/dates/model/pickDay.ts';
import { pickerModes, type PickerMode } from '../../../../../src/ui/components/dates/model/PickerMode.ts';
import { pickTime } from '../../../../../src/ui/components/dates/model/pickTime.ts';
import { presetSpan } from '../../../../../src/ui/components/dates/model/presetSpan.ts';
import { problemOfSpan } from '../../../../../src/ui/components/dates/model/problemOfSpan.ts';
import { rangePresets } from '../../../../../src/ui/components/dates/model/RangePreset.ts';
import { emptySpan } from '../../../../../src/domain/calendar/Span.ts';
import { stepTime } from '../../../../../src/ui/components/dates/model/stepTime.ts';
import { timeSteps } from '../../../../../src/ui/components/dates/model/TimeSteps.ts';
import { writeSpan } from '../../../../../src/ui/components/dates/model/writeSpan.ts';
import { rulesOf } from './rulesOf.ts';
import { spanOf } from './spanOf.ts';

describe('A day at the edge is chosen at the closest step within the limits', () => {
  it.each<[PickerMode, string, Partial<Record<'earliest' | 'latest', string>>, number, string | undefined]>([
    ['single', '', { earliest: '2026-03-05T10:07Z' }, 15, '2026-03-05T10:15:00Z'],
    ['single', '2026-03-09T08:00Z', { earliest: '2026-03-05T10:07Z' }, 15, '2026-03-05T10:15:00Z'],
    ['single', '2026-03-01T16:00Z', { latest: '2026-03-05T10:07Z' }, 15, '2026-03-05T10:00:00Z'],
    ['single', '2026-03-09T10:08Z', {}, 15, '2026-03-05T10:15:00Z'],
    ['single', '2026-03-04T23:59:59Z', {}, 15, '2026-03-05T23:45:59Z'],
    ['single', '', { earliest: '2026-03-05T23:46Z' }, 15, undefined],
    ['single', '', { earliest: '2026-03-05T10:01Z', latest: '2026-03-05T10:14Z' }, 15, undefined],
    ['range', '2026-03-04 ~', { latest: '2026-03-05T10:07Z' }, 15, '2026-03-04T00:00:00Z ~ 2026-03-05T10:00:59.999Z'],
    ['range', '2026-03-04 ~', { latest: '2026-03-05T10:00Z' }, 15, '2026-03-04T00:00:00Z ~ 2026-03-05T10:00:00Z'],
    ['rangeTo', '2026-03-05T23:50Z ~', {}, 15, '2026-03-05T23:50:00Z ~ 2026-03-05T23:59:59.999Z'],
    ['rangeFrom', '~ 2026-03-04T12:00Z', {}, 15, undefined],
    ['rangeTo', '2026-03-06T12:00Z ~', {}, 15, undefined],
  ])('in mode %s, from %j, with %j and steps of %i min', (mode, before, limits, minute, after) => {
    const [earliest, latest] = [limits.earliest, limits.latest].map((limit) => limit && Date.parse(limit));
    const rules = rulesOf({
      mode,
      earliest: earliest || undefined,
      latest: latest || undefined,
      steps: timeSteps({ minute }),
    });
    const span = pickDay(spanOf(before), '2026-03-05', rules);
    expect(span && writeSpan(span, mode, 'UTC')).toBe(after);
    expect(mayPickDay('2026-03-05', rules, spanOf(before))).toBe(after !== undefined);
  });
});

const day = fc.integer({ min: -3, max: 3 }).map((days) => addDays('2026-03-29', days));
const limit = fc.option(
  fc.integer({ min: -80 * 3600, max: 80 * 3600 }).map((seconds) => Date.parse('2026-03-29T00:00:00Z') + seconds * 1000),
  { nil: undefined },
);
const anySteps = fc.record({
  hour: fc.constantFrom(1, 2, 3, 5, 12, 24),
  minute: fc.constantFrom(1, 5, 7, 15, 30, 45, 60),
  second: fc.constantFrom(1, 10, 30),
});
const rule = fc.record({
  mode: fc.constantFrom(...pickerModes),
  precision: fc.constantFrom('day' as const, 'minute' as const, 'second' as const),
  zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Africa/Casablanca'),
  steps: anySteps,
  earliest: limit,
  latest: limit,
  isClosed: fc.constantFrom(closesNoDay, (each: string) => each === '2026-03-28'),
});

it('what can be chosen can be applied: any days, times and steps of them, in any mode', () => {
  const part = fc.constantFrom('hour' as const, 'minute' as const);
  const end = fc.constantFrom('from' as const, 'to' as const);
  const act = fc.oneof(
    day.map((chosen) => ({ chosen })),
    fc.record({ end, part, value: fc.nat(23) }),
    fc.record({ end, part, direction: fc.constantFrom(1 as const, -1 as const) }),
  );
  fc.assert(
    fc.property(rule, fc.array(act, { maxLength: 10 }), (rules, acts) => {
      let span = emptySpan;
      for (const each of acts) {
        if (!('chosen' in each)) {
          const isEdited = rules.mode === 'range' || (rules.mode === 'rangeTo' ? 'to' : 'from') === each.end;
          if (!isEdited || rules.precision === 'day') continue;
          if ('value' in each) span = pickTime(span, each.end, each.part, each.value, rules);
          else span = stepTime(span, each.end, each.part, each.direction, rules);
        } else if (mayPickDay(each.chosen, rules, span)) span = pickDay(span, each.chosen, rules) ?? emptySpan;
        expect(problemOfSpan(span, rules)).toBeUndefined();
      }
    }),
    { numRuns: 300 },
  );
});

it('a day is closed only where no minute of it is on a step and within the limits', () => {
  fc.assert(
    fc.property(rule, day, (rules, each) => {
      const single = { ...rules, mode: 'single', precision: 'minute', isClosed: closesNoDay } as const;
      const noon = Date.parse(`${each}T12:00:00Z`);
      const minutes = Array.from({ length: 3000 }, (_, minute) => noon + (minute - 1500) * 60_000);
      const isThere = minutes.some((minute) => {
        const inLimits = [minute, minute + 59_999].some(
          (instant) => problemOfSpan({ from: instant, to: undefined }, single) === undefined,
        );
        return inLimits && localTimeOf(minute, single.zone).day === each;
      });
      expect(mayPickDay(each, single, emptySpan)).toBe(isThere);
    }),
    { numRuns: 60 },
  );
});

it('a preset that is offered can be applied', () => {
  fc.assert(
    fc.property(rule, fc.constantFrom(...rangePresets), day, (rules, preset, today) => {
      const span = presetSpan(preset, today, 1, rules);
      expect(span && problemOfSpan(span, rules)).toBeUndefined();
    }),
  );
});

it.each<[PickerMode, string | undefined]>([
  ['rangeFrom', undefined],
  ['rangeTo', 'off-step'],
  ['range', 'off-step'],
])('in mode %s an end of 17:07 with steps of 15 min has the problem %s', (mode, problem) => {
  const rules = rulesOf({ mode, steps: timeSteps({ minute: 15 }) });
  expect(problemOfSpan(spanOf('2026-03-05 ~ 2026-03-06T17:07Z'), rules)).toBe(problem);
});

it('only the end of a range may be a day’s last second beside the steps', () => {
  const steps = timeSteps({ minute: 15 });
  const last = spanOf('2026-03-05T23:59:59Z');
  expect(problemOfSpan(last, rulesOf({ steps }))).toBe('off-step');
  expect(problemOfSpan({ from: undefined, to: last.from }, rulesOf({ mode: 'range', steps }))).toBeUndefined();
});

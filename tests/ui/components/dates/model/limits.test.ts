import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../src/domain/calendar/addDays.ts';
import { emptyRange } from '../../../../../src/domain/calendar/InstantRange.ts';
import { localTimeOf } from '../../../../../src/domain/calendar/localTimeOf.ts';
import { formatRange } from '../../../../../src/ui/components/dates/model/formatRange.ts';
import { canPickDay, pickDay } from '../../../../../src/ui/components/dates/model/pickDay.ts';
import { type PickerMode, pickerModes } from '../../../../../src/ui/components/dates/model/PickerMode.ts';
import { neverClosed } from '../../../../../src/ui/components/dates/model/PickerRules.ts';
import { pickTime } from '../../../../../src/ui/components/dates/model/pickTime.ts';
import { presetRange } from '../../../../../src/ui/components/dates/model/presetRange.ts';
import { rangePresets } from '../../../../../src/ui/components/dates/model/RangePreset.ts';
import { rangeProblem } from '../../../../../src/ui/components/dates/model/rangeProblem.ts';
import { stepTime } from '../../../../../src/ui/components/dates/model/stepTime.ts';
import { timeSteps } from '../../../../../src/ui/components/dates/model/TimeSteps.ts';
import { rangeOf } from './rangeOf.ts';
import { rulesOf } from './rulesOf.ts';

describe('a day with a limit is picked at the closest step within the limits', () => {
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
    const range = pickDay(rangeOf(before), '2026-03-05', rules);
    expect(range && formatRange(range, mode, 'UTC')).toBe(after);
    expect(canPickDay('2026-03-05', rules, rangeOf(before))).toBe(after !== undefined);
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
  isClosed: fc.constantFrom(neverClosed, (each: string) => each === '2026-03-28'),
});

it('whatever days and times are picked, the range is valid, in any mode', () => {
  const part = fc.constantFrom('hour' as const, 'minute' as const);
  const end = fc.constantFrom('from' as const, 'to' as const);
  const act = fc.oneof(
    day.map((chosen) => ({ chosen })),
    fc.record({ end, part, value: fc.nat(23) }),
    fc.record({ end, part, direction: fc.constantFrom(1 as const, -1 as const) }),
  );
  fc.assert(
    fc.property(rule, fc.array(act, { maxLength: 10 }), (rules, acts) => {
      let range = emptyRange;
      for (const each of acts) {
        if (!('chosen' in each)) {
          const isEdited = rules.mode === 'range' || (rules.mode === 'rangeTo' ? 'to' : 'from') === each.end;
          if (!isEdited || rules.precision === 'day') continue;
          if ('value' in each) range = pickTime(range, each.end, each.part, each.value, rules);
          else range = stepTime(range, each.end, each.part, each.direction, rules);
        } else if (canPickDay(each.chosen, rules, range)) range = pickDay(range, each.chosen, rules) ?? emptyRange;
        expect(rangeProblem(range, rules)).toBeUndefined();
      }
    }),
    { numRuns: 300 },
  );
});

it('a day can be picked exactly when one of its minutes is on a step and within the limits', () => {
  fc.assert(
    fc.property(rule, day, (rules, each) => {
      const single = { ...rules, mode: 'single', precision: 'minute', isClosed: neverClosed } as const;
      const noon = Date.parse(`${each}T12:00:00Z`);
      // The zones are at most two hours ahead of UTC.
      const minutes = Array.from({ length: 28 * 60 }, (_, minute) => noon + (minute - 14 * 60) * 60_000);
      // A minute may hold both limits, and then only the instants between them are valid.
      const limits = [rules.earliest, rules.latest].filter((instant) => instant !== undefined);
      const instants = [...minutes, ...minutes.map((minute) => minute + 59_999), ...limits];
      const isFree = (instant: number): boolean => rangeProblem({ from: instant, to: undefined }, single) === undefined;
      const isThere = instants.some((instant) => isFree(instant) && localTimeOf(instant, single.zone).day === each);
      expect(canPickDay(each, single, emptyRange)).toBe(isThere);
    }),
    { numRuns: 60 },
  );
});

it('an offered preset is a valid range', () => {
  fc.assert(
    fc.property(rule, fc.constantFrom(...rangePresets), day, (rules, preset, today) => {
      const range = presetRange(preset, today, 1, rules);
      expect(range && rangeProblem(range, rules)).toBeUndefined();
    }),
  );
});

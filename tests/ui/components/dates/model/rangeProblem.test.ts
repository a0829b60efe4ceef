import { expect, it } from 'vitest';
import type { PickerMode } from '../../../../../src/ui/components/dates/model/PickerMode.ts';
import { rangeProblem } from '../../../../../src/ui/components/dates/model/rangeProblem.ts';
import { timeSteps } from '../../../../../src/ui/components/dates/model/TimeSteps.ts';
import { rangeOf } from './rangeOf.ts';
import { rulesOf } from './rulesOf.ts';

it.each([
  ['order', '2026-03-06 ~ 2026-03-05', {}],
  ['too-early', '2026-03-05', { earliest: Date.parse('2026-03-06') }],
  ['too-late', '2026-03-05', { latest: Date.parse('2026-03-04') }],
  ['closed', '2026-03-08', { isClosed: (day: string) => day === '2026-03-08' }],
  ['off-step', '2026-03-05T10:07Z', { steps: timeSteps({ minute: 15 }) }],
  [undefined, '2026-03-05 ~ 2026-03-05T23:59:59.999Z', { steps: timeSteps({ minute: 15 }) }],
  [undefined, '', {}],
])('the problem %s is found in %s', (problem, raw, rules) => {
  expect(rangeProblem(rangeOf(raw), rulesOf(rules))).toBe(problem);
});

it('an unparsed range is malformed', () => {
  expect(rangeProblem(undefined, rulesOf())).toBe('malformed');
});

it.each<[PickerMode, string | undefined]>([
  ['rangeFrom', undefined],
  ['rangeTo', 'off-step'],
  ['range', 'off-step'],
])('in mode %s an end of 17:07 with steps of 15 min has the problem %s', (mode, problem) => {
  const rules = rulesOf({ mode, steps: timeSteps({ minute: 15 }) });
  expect(rangeProblem(rangeOf('2026-03-05 ~ 2026-03-06T17:07Z'), rules)).toBe(problem);
});

it('only the end of a range may be the last second of a day without being on a step', () => {
  const steps = timeSteps({ minute: 15 });
  const last = rangeOf('2026-03-05T23:59:59Z');
  expect(rangeProblem(last, rulesOf({ steps }))).toBe('off-step');
  expect(rangeProblem({ from: undefined, to: last.from }, rulesOf({ mode: 'range', steps }))).toBeUndefined();
});

import { expect, it } from 'vitest';
import { mostADay, planAlerts, type Match } from '../../../services/loads/alerts/planAlerts.ts';

const match = (loadId: string, viewId = 'v1', userId = 'u1'): Match => ({ userId, viewId, loadId });
const loads = (count: number, viewId?: string) => Array.from({ length: count }, (_, at) => match(`l${at}`, viewId));
const told = (count: number) => new Map([['u1', count]]);

it.each([
  ['no load', [], 0, 0, []],
  ['as many as a day allows', loads(mostADay), 0, mostADay, []],
  ['one more', loads(mostADay + 1), 0, mostADay, [1]],
  ['some after a full day', loads(3), mostADay, 0, [3]],
  ['the last of a day and more', loads(4), mostADay - 1, 1, [3]],
] as const)('of %s people are told one by one, then by digests', (_, matches, before, single, more) => {
  const plan = planAlerts(matches, told(before));
  expect(plan.single).toHaveLength(single);
  expect(plan.digests.map((digest) => digest.more)).toEqual(more);
});

it('a load that several views find is told once, each digest is of a view, and people count for themselves', () => {
  const plan = planAlerts(
    [match('a'), match('a', 'v2'), match('b', 'v2'), match('a', 'v1', 'u2')],
    new Map([['u1', mostADay - 1]]),
  );
  expect(plan.single).toEqual([match('a'), match('a', 'v1', 'u2')]);
  expect(plan.digests).toEqual([{ ...match('b', 'v2'), more: 1 }]);
});

import { expect, it } from 'vitest';
import { countedFirst } from '../../../services/reports/countedFirst.ts';

it.each([
  ['under_way delivered cancelled cancelled_for_fee', 'delivered cancelled_for_fee under_way cancelled'],
  ['delivered delivered', 'delivered delivered'],
  ['cancelled under_way', 'cancelled under_way'],
  ['', ''],
])('"%s" comes as "%s"', (before, after) => {
  const cases = before.split(' ').map((outcome, at) => ({ outcome, at }));
  const found = countedFirst(cases);
  expect(found.map(({ outcome }) => outcome).join(' ')).toBe(after);
  expect(found.filter(({ outcome }) => outcome === 'delivered').map(({ at }) => at)).toEqual(
    cases.flatMap(({ outcome, at }) => (outcome === 'delivered' ? [at] : [])),
  );
});

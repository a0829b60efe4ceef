import { expect, it } from 'vitest';
import { loadWeight } from '../../../src/domain/edi/tender/loadWeight.ts';

const weightIn = (grossKg: number, ...countries: readonly string[]) =>
  loadWeight({
    goods: { description: undefined, lines: 1, grossKg },
    stops: countries.map((country) => ({ place: { country } })),
  });

it.each([
  ['pounds within the United States', 8391.459, ['US', 'US'], { value: 18_500, unit: 'lb' }],
  ['kilograms across its border', 8391.459, ['US', 'CA'], { value: 8391, unit: 'kg' }],
  ['kilograms elsewhere', 18_400.5, ['DE', 'FR'], { value: 18_401, unit: 'kg' }],
  ['nothing where it is not known', 0, ['US', 'US'], undefined],
])('a load is weighed in %s', (_, grossKg, countries, weight) => {
  expect(weightIn(grossKg, ...countries)).toEqual(weight);
});

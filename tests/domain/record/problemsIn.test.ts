import { expect, it } from 'vitest';
import { problemsIn } from '../../../src/domain/record/problemsIn.ts';

const message = 'is wrong';

it('takes refused fields as problems, with their limits', () => {
  const limits = { least: 1, most: 5 };
  const errors = [
    { field: 'stops.0.place.city', code: 'required', message },
    { field: 'cargo.0.count', code: 'out_of_range', limits, message },
  ];
  expect(problemsIn(errors)).toEqual({
    'stops.0.place.city': { code: 'required', limits: undefined },
    'cargo.0.count': { code: 'out_of_range', limits },
  });
});

it.each([
  ['without a code', { field: 'notes', message }],
  ['with a code of a newer service', { field: 'notes', code: 'too_witty', message }],
  ['without a field', { field: '', code: 'required', message }],
])('leaves errors as they are if there is one %s', (_, error) => {
  expect(problemsIn([{ field: 'reference', code: 'taken', message }, error])).toBeUndefined();
});

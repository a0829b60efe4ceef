import { expect, it } from 'vitest';
import { withoutFilter } from '../../../src/domain/list/withoutFilter.ts';

it('a view without a filter keeps all else', () => {
  const view = { page: 2, size: 50, sort: '-make', q: 'volvo', filters: { hide: 'plate', status: 'available' } };
  expect(withoutFilter(view, 'hide')).toEqual({ ...view, filters: { status: 'available' } });
  expect(withoutFilter(view, 'kind')).toEqual(view);
});

import { expect, it } from 'vitest';
import { pageQuery } from '../../../src/infrastructure/http/pageQuery.ts';

it.each([
  [20, '20'],
  [1000, '1000'],
  [1001, '1000'],
])('the query for a page of %i rows asks for %s', (size, asked) => {
  expect(pageQuery({ page: 0, size, sort: '-createdAt' })).toEqual({ page: '0', size: asked, sort: '-createdAt' });
});

import { expect, it } from 'vitest';
import { withSelected } from '../../../src/domain/list/withSelected.ts';

it.each([
  ['', 'b', 'sel=b'],
  ['q=silva&sel=a&page=2', 'b', 'q=silva&page=2&sel=b'],
  ['sel=a&sel=c', 'b', 'sel=b'],
  ['q=silva&sel=a', undefined, 'q=silva'],
  ['sel=a', undefined, ''],
])('the query %j with %s selected is %j', (query, id, selected) => {
  expect(withSelected(query, id)).toBe(selected);
});

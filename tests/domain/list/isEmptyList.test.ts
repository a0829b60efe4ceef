import { expect, it } from 'vitest';
import { isEmptyList } from '../../../src/domain/list/isEmptyList.ts';

const none = { data: { total: 0 }, isPlaceholderData: false };

it.each([
  ['the list is empty', none, {}, true],
  ['the list has rows', { ...none, data: { total: 1 } }, {}, false],
  ['the list is still loading', { ...none, data: undefined }, {}, false],
  ['the empty list belongs to the previous view', { ...none, isPlaceholderData: true }, {}, false],
  ['there is a search', none, { q: 'volvo' }, false],
  ['there is a filter', none, { filters: { status: 'active' } }, false],
] as const)('whether a list is bare when %s', (_, found, view, bare) => {
  expect(isEmptyList(found, { q: '', filters: {}, ...view })).toBe(bare);
});

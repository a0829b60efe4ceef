import { expect, it } from 'vitest';
import { isBare } from '../../../src/domain/list/isBare.ts';

const none = { data: { total: 0 }, isPlaceholderData: false };

it.each([
  ['nothing was found', none, {}, true],
  ['something was found', { ...none, data: { total: 1 } }, {}, false],
  ['nothing is known yet', { ...none, data: undefined }, {}, false],
  ['nothing was found by the view before', { ...none, isPlaceholderData: true }, {}, false],
  ['a search may hide some', none, { q: 'volvo' }, false],
  ['a filter may hide some', none, { filters: { status: 'active' } }, false],
] as const)('where %s', (_, found, view, bare) => {
  expect(isBare(found, { q: '', filters: {}, ...view })).toBe(bare);
});

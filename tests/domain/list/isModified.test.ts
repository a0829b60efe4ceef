import { expect, it } from 'vitest';
import { isModified } from '../../../src/domain/list/isModified.ts';
import type { ViewFacts } from '../../../src/domain/list/ViewFacts.ts';

const base: ViewFacts = { q: 'silva', filters: { status: 'active', country: 'PT' }, sort: 'name' };

it.each<[string, boolean, Partial<ViewFacts>]>([
  ['the same', false, {}],
  ['a search with blanks around it', false, { q: ' silva ' }],
  ['the same filters in another order', false, { filters: { country: 'PT', status: 'active' } }],
  ['a filter that was cleared and is none of its own', false, { filters: { ...base.filters, depot: '' } }],
  ['another search', true, { q: 'silv' }],
  ['another order', true, { sort: '-name' }],
  ['one filter less', true, { filters: { status: 'active', country: '' } }],
  ['one filter more', true, { filters: { ...base.filters, depot: 'north' } }],
  ['another value of a filter', true, { filters: { ...base.filters, country: 'ES' } }],
])('a list that shows %s differs from its view: %s', (_, differs, shown) => {
  expect(isModified({ ...base, ...shown }, base)).toBe(differs);
});

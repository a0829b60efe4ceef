import { describe, expect, it } from 'vitest';
import { findView } from '../../../src/domain/list/findView.ts';
import type { ListSpec } from '../../../src/domain/list/ListSpec.ts';
import type { SavedView } from '../../../src/domain/list/SavedView.ts';

const spec = {
  sorts: ['name', 'createdAt'],
  sort: 'name',
  filters: { status: ['active', 'left'], from: 'text' },
  columns: { shown: ['phone', 'status'], more: ['email'] },
  views: { active: { filters: { status: 'active' } } },
} as const satisfies ListSpec;

const saved = (view: Partial<SavedView>): SavedView => ({
  id: 'own',
  version: 1,
  isOwn: true,
  hasAlert: false,
  isShared: false,
  name: 'Mine',
  q: '',
  filters: {},
  sort: 'name',
  columns: undefined,
  ...view,
});

const all = { key: '', q: '', filters: {}, sort: 'name' };

describe('a view by its name in the address', () => {
  it('without a name is all of the list', () => {
    expect(findView('', spec, [])).toEqual(all);
  });

  it('of the product has what the product says, and the default for the rest', () => {
    expect(findView('active', spec, [])).toEqual({ ...all, key: 'active', filters: { status: 'active' } });
  });

  it('of the product wins over a saved one of the same name', () => {
    expect(findView('active', spec, [saved({ id: 'active', q: 'silva' })])?.q).toBe('');
  });

  it.each(['gone', 'toString', 'constructor'])('that nobody has, such as %s, is none', (key) => {
    expect(findView(key, spec, [saved({})])).toBeUndefined();
    expect(findView(key, { sorts: [], sort: 'name', filters: {} }, [])).toBeUndefined();
  });
});

describe('a saved view', () => {
  it.each<[string, Partial<SavedView>, object]>([
    ['keeps its search', { q: 'silva' }, { q: 'silva' }],
    ['keeps a descending sort', { sort: '-createdAt' }, { sort: '-createdAt' }],
    ['falls back to the default sort if the list has that one no longer', { sort: '-weight' }, { sort: 'name' }],
    [
      'keeps its filters',
      { filters: { status: 'left', from: '2026-01-05' } },
      { filters: { status: 'left', from: '2026-01-05' } },
    ],
    [
      'loses filters and values the list has no longer',
      { filters: { status: 'asleep', depot: 'north' } },
      { filters: {} },
    ],
    ['keeps its columns in their order', { columns: ['email', 'phone'] }, { columns: ['email', 'phone'] }],
    ['loses columns the list has no longer', { columns: ['weight', 'phone'] }, { columns: ['phone'] }],
    ['shows the columns of whoever opens it if none of its own is left', { columns: ['weight'] }, {}],
    ['shows the columns of whoever opens it if it has none', { columns: undefined }, {}],
  ])('%s', (_, view, shown) => {
    expect(findView('own', spec, [saved({ id: 'other' }), saved(view)])).toEqual({ ...all, key: 'own', ...shown });
  });

  it('of a list without columns shows none of its own', () => {
    const plain = { sorts: spec.sorts, sort: spec.sort, filters: spec.filters };
    expect(findView('own', plain, [saved({ columns: ['phone'] })])?.columns).toBeUndefined();
  });
});

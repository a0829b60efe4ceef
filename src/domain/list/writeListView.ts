import type { ListSpec } from './ListSpec.ts';
import type { ListView } from './ListView.ts';
import { pageSizes } from './pageSizes.ts';

/**
 * The query for a list view and its hidden columns; defaults are left out. Inverse of `readListView` and
 * `readHiddenColumns`.
 */
export const writeListView = (view: ListView, spec: ListSpec, hidden: readonly string[] = []): string => {
  const params = new URLSearchParams();
  if (view.q !== '') params.set('q', view.q);
  for (const name of Object.keys(spec.filters)) {
    const value = view.filters[name];
    if (value !== undefined && value !== '') params.set(name, value);
  }
  if (hidden.length > 0) params.set('hide', hidden.join('.'));
  if (view.sort !== spec.sort) params.set('sort', view.sort);
  if (view.size !== pageSizes[0]) params.set('size', String(view.size));
  if (view.page > 0) params.set('page', String(view.page));
  return params.toString();
};

import type { ListSpec } from './ListSpec.ts';
import type { ListView } from './ListView.ts';
import { pageSizes } from './pageSizes.ts';

/** The query that `readListView` reads as this view, and `readHiddenColumns` as these; what is as it is anyway is left out. */
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

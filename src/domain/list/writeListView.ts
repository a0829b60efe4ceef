import type { ListSpec } from './ListSpec.ts';
import type { ListView } from './ListView.ts';
import { pageSizes } from './pageSizes.ts';
import { plainView } from './plainView.ts';
import type { ViewBase } from './ViewBase.ts';

interface Written extends ListView {
  /** Chosen columns; without any the list has those it is kept with. */
  readonly columns?: readonly string[] | undefined;
}

/**
 * The query for a list view and its columns. Defaults are left out, and so is what is as in `base`, the saved view it
 * builds on. Inverse of `readListView` and `readColumns`.
 */
export const writeListView = (view: Written, spec: ListSpec, base: ViewBase = plainView(spec)): string => {
  const params = new URLSearchParams();
  if (base.key !== '') params.set('view', base.key);
  if (view.q !== base.q) params.set('q', view.q);
  for (const name of Object.keys(spec.filters)) {
    const value = view.filters[name] ?? '';
    if (value !== (base.filters[name] ?? '')) params.set(name, value);
  }
  if (view.columns) params.set('columns', view.columns.join('-'));
  if (view.sort !== base.sort) params.set('sort', view.sort);
  if (view.size !== pageSizes[0]) params.set('size', String(view.size));
  if (view.page > 0) params.set('page', String(view.page));
  return params.toString();
};

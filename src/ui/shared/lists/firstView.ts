import { findView } from '../../../domain/list/findView.ts';
import type { ListSpec } from '../../../domain/list/ListSpec.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { readListView } from '../../../domain/list/readListView.ts';
import type { SavedView } from '../../../domain/list/SavedView.ts';

/** What a list shows when it is opened with this query; undefined if that depends on a view that is not known. */
export const firstView = (spec: ListSpec, query: string, saved: readonly SavedView[]): ListView | undefined => {
  const base = findView(new URLSearchParams(query).get('view') ?? '', spec, saved);
  return base && readListView(query, spec, base);
};

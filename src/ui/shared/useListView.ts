import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListSpec } from '../../domain/list/ListSpec.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import { readHiddenColumns } from '../../domain/list/readHiddenColumns.ts';
import { readListView } from '../../domain/list/readListView.ts';
import { writeListView } from '../../domain/list/writeListView.ts';
import { useListMemory } from './lists/useListMemory.ts';

/**
 * The view of a list, which lives in the address; what that asks for wrongly is taken out of it. Any change but that of the page
 * begins at the first page again. What takes the place of the view shown, such as the next letter of a search, is no step to go
 * back to. What is `hidden` of its columns is nothing the services are asked about, and leaves the page as it is.
 */
export const useListView = (spec: ListSpec) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { keep } = useListMemory();
  const view = useMemo(() => readListView(search, spec), [search, spec]);
  const hidden = useMemo(() => readHiddenColumns(search, spec), [search, spec]);
  const query = writeListView(view, spec, hidden);
  useEffect(() => keep(pathname, search), [keep, pathname, search]);
  useEffect(() => {
    if (search.replace('?', '') !== query) void navigate({ pathname, search: query }, { replace: true });
  }, [navigate, pathname, query, search]);
  const show = useCallback(
    (change: Partial<ListView>, inPlace = change.q !== undefined): void => {
      const next = { ...view, page: 0, ...change };
      void navigate({ pathname, search: writeListView(next, spec, hidden) }, { replace: inPlace });
    },
    [hidden, navigate, pathname, spec, view],
  );
  const hide = (columns: readonly string[]): void =>
    void navigate({ pathname, search: writeListView(view, spec, columns) });
  return { view, show, hidden, hide };
};

import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListSpec } from '../../domain/list/ListSpec.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import { readColumns } from '../../domain/list/readColumns.ts';
import { readListView } from '../../domain/list/readListView.ts';
import { writeListView } from '../../domain/list/writeListView.ts';
import { useListMemory } from './lists/useListMemory.ts';

/**
 * The view of a list, kept in the address; invalid parameters are removed from it. Any change except paging returns to
 * the first page. Changes while typing a search replace the history entry. Columns are a display matter: they change
 * neither request nor page.
 */
export const useListView = (spec: ListSpec) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { keep } = useListMemory();
  const view = useMemo(() => readListView(search, spec), [search, spec]);
  const chosen = useMemo(() => readColumns(search, spec), [search, spec]);
  const query = writeListView({ ...view, columns: chosen }, spec);
  useEffect(() => keep(pathname, search), [keep, pathname, search]);
  useEffect(() => {
    if (search.replace('?', '') !== query) void navigate({ pathname, search: query }, { replace: true });
  }, [navigate, pathname, query, search]);
  const show = useCallback(
    (change: Partial<ListView>, inPlace = change.q !== undefined): void => {
      const next = { ...view, page: 0, ...change, columns: chosen };
      void navigate({ pathname, search: writeListView(next, spec) }, { replace: inPlace });
    },
    [chosen, navigate, pathname, spec, view],
  );
  const columns = chosen ?? spec.columns?.shown ?? [];
  const arrange = (wanted: readonly string[]): void =>
    void navigate({ pathname, search: writeListView({ ...view, columns: wanted }, spec) }, { replace: true });
  return { view, show, columns, arrange };
};

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListSpec } from '../../domain/list/ListSpec.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import { readListView } from '../../domain/list/readListView.ts';
import { writeListView } from '../../domain/list/writeListView.ts';

/** The view of a list, which lives in the address. Any change but that of the page begins at the first page again. */
export const useListView = (spec: ListSpec) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readListView(search, spec), [search, spec]);
  const show = useCallback(
    (change: Partial<ListView>): void => {
      const next = { ...view, page: 0, ...change };
      void navigate({ pathname, search: writeListView(next, spec) }, { replace: change.q !== undefined });
    },
    [navigate, pathname, spec, view],
  );
  return { view, show };
};

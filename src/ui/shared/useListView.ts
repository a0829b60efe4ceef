import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findView } from '../../domain/list/findView.ts';
import type { ListSpec } from '../../domain/list/ListSpec.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import { plainView } from '../../domain/list/plainView.ts';
import { readColumns } from '../../domain/list/readColumns.ts';
import { readListView } from '../../domain/list/readListView.ts';
import { readSelected } from '../../domain/list/readSelected.ts';
import type { SavedView } from '../../domain/list/SavedView.ts';
import { withSelected } from '../../domain/list/withSelected.ts';
import { writeListView } from '../../domain/list/writeListView.ts';
import { useListMemory } from './lists/useListMemory.ts';

/** Kept with the history entry of a list whose address named a view that does not exist. */
const lostView = { isViewLost: true } as const;

const isLostView = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isViewLost' in state;

/**
 * What a list shows, kept in the address, which names the view it builds on; invalid parameters are removed from it. Any change
 * except paging returns to the first page. Changes while typing a search replace the history entry, and the record beside the list stays. Columns are a display matter:
 * they change neither request nor page. `saved` are the saved views, undefined until they are known; only a list that builds
 * on one of them waits for that.
 */
export const useListView = (spec: ListSpec, saved: readonly SavedView[] | undefined) => {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const { keep } = useListMemory();
  const key = useMemo(() => new URLSearchParams(search).get('view') ?? '', [search]);
  const found = useMemo(() => findView(key, spec, saved ?? []), [key, saved, spec]);
  const isWaiting = !found && saved === undefined;
  const base = useMemo(() => found ?? plainView(spec), [found, spec]);
  const view = useMemo(() => readListView(search, spec, base), [base, search, spec]);
  const chosen = useMemo(() => readColumns(search, spec), [search, spec]);
  const selected = readSelected(search);
  const query = withSelected(writeListView({ ...view, columns: chosen }, spec, base), selected);
  useEffect(() => keep(pathname, search), [keep, pathname, search]);
  useEffect(() => {
    if (isWaiting || search.replace('?', '') === query) return;
    void navigate({ pathname, search: query }, { replace: true, state: found ? undefined : lostView });
  }, [found, isWaiting, navigate, pathname, query, search]);
  const write = useCallback(
    (next: ListView, columns: readonly string[] | undefined, isReplacing: boolean): void =>
      void navigate(
        { pathname, search: withSelected(writeListView({ ...next, columns }, spec, base), selected) },
        { replace: isReplacing },
      ),
    [base, navigate, pathname, selected, spec],
  );
  const show = useCallback(
    (change: Partial<ListView>, inPlace = change.q !== undefined): void =>
      write({ ...view, page: 0, ...change }, chosen, inPlace),
    [chosen, view, write],
  );
  const arrange = useCallback(
    (columns: readonly string[] | undefined): void => write(view, columns, true),
    [view, write],
  );
  /** Back to the view the list builds on. */
  const reset = useCallback((): void => {
    const { q, filters, sort } = base;
    write({ ...view, page: 0, q, filters, sort }, undefined, false);
  }, [base, view, write]);
  return { view, show, base, isWaiting, isLost: isLostView(location.state), chosen, arrange, reset };
};

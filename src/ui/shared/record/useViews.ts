import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { findView } from '../../../domain/list/findView.ts';
import { writeListView } from '../../../domain/list/writeListView.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import type { ViewTab } from '../../components/list/ViewTabs.tsx';
import { useSavedViews } from '../lists/useSavedViews.ts';
import { useViewCounts } from '../lists/useViewCounts.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { useWorkplace } from '../workplace/useWorkplace.ts';
import type { useRecordList } from './useRecordList.ts';

/** Views whose rows are counted; those after them are shown without a count. */
const counted = 12;

/** The views of a list with their counts, and what can be done with the one that is shown. */
export const useViews = (
  list: Omit<ReturnType<typeof useRecordList<never>>, 'found' | 'exporting' | 'load'> & {
    readonly found: { readonly data: unknown };
  },
  names: Readonly<Record<string, string>>,
) => {
  const { spec, settings, view, base, columns } = list;
  const { views: words } = useAdminTexts().list;
  const number = numberFormat(useLocale());
  const { membership } = useWorkplace();
  const ours = Object.keys(spec.views ?? {}).map((key) => ({ key, name: names[key] ?? key, isShared: false }));
  const saved = settings.views.map(({ id, name, isShared }) => ({ key: id, name, isShared }));
  const all = [{ key: '', name: words.all, isShared: false }, ...ours, ...saved].flatMap((each) => {
    const found = findView(each.key, spec, settings.views);
    return found ? [{ ...each, found }] : [];
  });
  const counts = useViewCounts(
    list.list,
    all.slice(0, counted).map(({ found }) => found),
    { asked: list.asked, isReady: list.found.data !== undefined, countSort: spec.countSort },
  );
  const tabs = all.map(({ key, name, isShared, found }, at): ViewTab => {
    const count = counts[at];
    const query = writeListView({ ...found, columns: undefined, page: 0, size: view.size }, spec, found);
    return { key, name, isShared, to: `?${query}`, count: count === undefined ? undefined : number.format(count) };
  });
  const shown = settings.views.find(({ id }) => id === base.key);
  return {
    tabs,
    shown,
    own: shown?.isOwn ? shown : undefined,
    /** A colleague's view, which an owner of the company may delete: they may have left. */
    foreign: shown && !shown.isOwn && shown.isShared && membership.role === 'owner' ? shown : undefined,
    mayShare: mayWrite(membership.role),
    saved: useSavedViews({
      list: list.list,
      shown: { q: view.q, filters: view.filters, sort: view.sort, columns },
      reread: settings.reread,
    }),
  };
};

import { isFiltered } from '../../../domain/list/isFiltered.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import type { EmptyHint } from '../../components/list/NoResults.tsx';
import { useViewCounts } from '../lists/useViewCounts.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import type { useRecordList } from './useRecordList.ts';

interface Narrowing {
  readonly search?: string | undefined;
  readonly filters: readonly {
    readonly name: string;
    readonly label: string;
    readonly words: Readonly<Record<string, string>>;
  }[];
}

/** Which parts of a view without rows would show some if they were dropped; none while the view has rows. */
export const useEmptyHints = (
  {
    list,
    spec,
    asked,
    view,
    onShow,
    found,
  }: Pick<ReturnType<typeof useRecordList<unknown>>, 'list' | 'spec' | 'asked' | 'view' | 'onShow' | 'found'>,
  { search, filters }: Narrowing,
): readonly EmptyHint[] => {
  const { list: words } = useAdminTexts();
  const number = numberFormat(useLocale());
  const isEmpty = found.data?.total === 0 && !found.isPlaceholderData && isFiltered(view);
  const dropSearch = search !== undefined && view.q.trim() !== '';
  const parts: readonly { readonly name: string; readonly change: Partial<ListView> }[] = [
    ...(dropSearch ? [{ name: words.searched(view.q.trim()), change: { q: '' } }] : []),
    ...filters.flatMap(({ name, label, words: values }) => {
      const value = view.filters[name] ?? '';
      if (value === '') return [];
      const left = Object.entries(view.filters).filter(([each]) => each !== name);
      const change = { filters: Object.fromEntries(left) };
      return [{ name: words.filtered(label, values[value] ?? value), change }];
    }),
  ];
  const tried = isEmpty ? parts : [];
  const counts = useViewCounts(
    list,
    tried.map(({ change }) => ({ ...view, ...change })),
    { asked, isReady: isEmpty, countSort: spec.countSort },
  );
  return tried.flatMap(({ name, change }, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [{ label: words.without(name, number.format(count)), onDrop: () => onShow(change) }] : [];
  });
};

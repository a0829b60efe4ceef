import { ownField } from '../outside/ownField.ts';
import { knownColumns } from './knownColumns.ts';
import type { ListSpec } from './ListSpec.ts';
import { plainView } from './plainView.ts';
import { readFilter } from './readFilter.ts';
import type { SavedView } from './SavedView.ts';
import { sortField } from './sortField.ts';
import type { ViewBase } from './ViewBase.ts';

const baseOf = ({ id, q, filters, sort, columns }: SavedView, spec: ListSpec): ViewBase => {
  const known = Object.entries(spec.filters).flatMap(([name, values]) => {
    const value = readFilter(values, ownField(filters, name)?.toString());
    return value === undefined ? [] : [[name, value] as const];
  });
  const shown = columns && knownColumns(columns, spec);
  return {
    key: id,
    q,
    filters: Object.fromEntries(known),
    sort: spec.sorts.includes(sortField(sort)) ? sort : spec.sort,
    columns: shown && shown.length > 0 ? shown : undefined,
  };
};

/**
 * The view of this name: all of the list for '', one of the product, or a saved one by its id; undefined if there is
 * none. What a saved view asks for and the list no longer has is left out.
 */
export const findView = (key: string, spec: ListSpec, saved: readonly SavedView[]): ViewBase | undefined => {
  if (key === '') return plainView(spec);
  const ours = Object.entries(spec.views ?? {}).find(([name]) => name === key);
  if (ours) return { ...plainView(spec), ...ours[1], key };
  const own = saved.find(({ id }) => id === key);
  return own && baseOf(own, spec);
};

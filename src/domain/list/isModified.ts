import type { ViewFacts } from './ViewFacts.ts';

const filtersOf = ({ filters }: ViewFacts): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== '')
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

/** Whether a list shows something else than the view it builds on. */
export const isModified = (view: ViewFacts, base: ViewFacts): boolean =>
  view.q.trim() !== base.q.trim() || view.sort !== base.sort || filtersOf(view) !== filtersOf(base);

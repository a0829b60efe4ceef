import type { ListView } from './ListView.ts';

/** The view as if this filter were not set: for what of the address is not the service's concern. */
export const withoutFilter = (view: ListView, name: string): ListView => ({
  ...view,
  filters: Object.fromEntries(Object.entries(view.filters).filter(([filter]) => filter !== name)),
});

import type { ListView } from './ListView.ts';

/** A view as a service takes it: filters that are typed are read, and left out while they cannot be. */
export const askedFilters =
  (readers: Readonly<Record<string, (typed: string) => string | undefined>>) =>
  (view: ListView): ListView => {
    const filters = Object.entries(view.filters).flatMap(([name, typed]) => {
      const value = Object.hasOwn(readers, name) ? readers[name]?.(typed) : typed;
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ...view, filters: Object.fromEntries(filters) };
  };

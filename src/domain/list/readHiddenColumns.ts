import type { ListSpec } from './ListSpec.ts';

/** The columns an address leaves out, with a point between; those nobody can do without stay (product §6). */
export const readHiddenColumns = (query: string, { hideable = [] }: ListSpec): readonly string[] => {
  const asked = new URLSearchParams(query).get('hide')?.split('.') ?? [];
  return hideable.filter((column) => asked.includes(column));
};

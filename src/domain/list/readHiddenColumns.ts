import type { ListSpec } from './ListSpec.ts';

/**
 * Reads the hidden columns from the query, where dots separate them. Columns that cannot be hidden are ignored (product
 * §6).
 */
export const readHiddenColumns = (query: string, { hideable = [] }: ListSpec): readonly string[] => {
  const asked = new URLSearchParams(query).get('hide')?.split('.') ?? [];
  return hideable.filter((column) => asked.includes(column));
};

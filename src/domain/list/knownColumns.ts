import type { ListSpec } from './ListSpec.ts';

/** Those of the columns that the list has, each once, in the order given. */
export const knownColumns = (asked: readonly string[], { columns }: ListSpec): readonly string[] => {
  const known = new Set([...(columns?.shown ?? []), ...(columns?.more ?? [])]);
  return [...new Set(asked)].filter((column) => known.has(column));
};

import { knownColumns } from './knownColumns.ts';
import type { ListSpec } from './ListSpec.ts';

/** The columns that the query asks for, in order; undefined if it asks for none that the list has. */
export const readColumns = (query: string, spec: ListSpec): readonly string[] | undefined => {
  const asked = knownColumns(new URLSearchParams(query).get('columns')?.split('-') ?? [], spec);
  return asked.length === 0 ? undefined : asked;
};

import type { RequestContent } from '../../freight/request/requestContent.ts';
import { columnPaths, type ImportCells, type ImportColumn } from './importColumns.ts';

const valueAt = (content: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | null | undefined)?.[key], content);

/** As it is compared: words in any order are the same, and so is what is not said. */
const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null));

/** The columns in which a row says something else than the request of its reference. Empty cells say nothing. */
export const differingColumns = (
  cells: ImportCells,
  row: RequestContent,
  request: RequestContent,
): readonly ImportColumn[] =>
  columnPaths.flatMap(([column, path]) =>
    column !== 'reference' && cells[column] && comparable(valueAt(row, path)) !== comparable(valueAt(request, path))
      ? [column]
      : [],
  );

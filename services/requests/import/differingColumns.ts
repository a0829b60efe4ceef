import type { RequestContent } from '../../freight/request/requestContent.ts';
import { columnPaths, type ImportCells, type ImportColumn } from './importColumns.ts';

const isWhole = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const valueAt = (content: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (isWhole(part) ? part[key] : undefined), content);

/** As it is compared: words in any order are the same, and so is what is not said. */
const comparable = (value: unknown): string =>
  JSON.stringify(
    Array.isArray(value) ? value.map(String).toSorted((one, other) => (one < other ? -1 : 1)) : (value ?? null),
  );

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

import { addKept, type KeptCounts, keptText } from './Counts.ts';
import type { CountSource } from './CountSource.ts';
import type { Span } from './spansOfChanges.ts';
import type { CountedSplit } from './splitColumns.ts';

type Column = 'days' | CountedSplit;

/** The counts of a month or a day as they are kept. */
export interface KeptRow extends Readonly<Partial<Record<Column, KeptCounts>>> {
  readonly span: string;
}

export const columnsOf = ({ splits }: Pick<CountSource, 'splits'>): readonly Column[] => ['days', ...splits];

/** What is to be kept of a month or a day, as JSON: what is added and what was kept before. */
export function keptColumns(
  source: Pick<CountSource, 'splits'>,
  { days, groups }: Span,
  before: KeptRow | undefined,
): ReadonlyMap<Column, string> {
  return new Map(
    columnsOf(source).map((column) => {
      const counts = column === 'days' ? days : groups[column];
      addKept(counts, before?.[column] ?? {});
      return [column, keptText(counts)];
    }),
  );
}

import { addCounts, addKept, type KeptCounts, keptText, noCounts } from './Counts.ts';
import type { CountSource } from './CountSource.ts';
import { type KeptFine, moreFine, moreFineText } from './fineCounts.ts';
import type { Span } from './spansOfChanges.ts';
import type { CountedSplit } from './splitColumns.ts';

type FineColumn = `${CountedSplit}_fine`;
type Column = 'days' | CountedSplit | 'fine' | FineColumn;

/** The counts of a month, a third of one or a day as they are kept. */
export interface KeptRow
  extends
    Readonly<Partial<Record<'days' | CountedSplit, KeptCounts>>>,
    Readonly<Partial<Record<FineColumn, KeptFine>>> {
  readonly span: string;
  readonly fine?: string;
}

export const columnsOf = ({ splits, isFine }: Pick<CountSource, 'splits' | 'isFine'>): readonly Column[] => [
  'days',
  ...splits,
  ...(isFine ? (['fine', ...splits.map((split) => `${split}_fine` as const)] as const) : []),
];

/** What is to be kept of them, as JSON: what is added and what was kept before. */
export function keptColumns(
  { splits, isFine }: Pick<CountSource, 'splits' | 'isFine'>,
  { days, groups }: Span,
  before: KeptRow | undefined,
): ReadonlyMap<Column, string> {
  const kept = new Map<Column, string>();
  addKept(days, before?.days ?? {});
  kept.set('days', keptText(days));
  if (isFine) {
    const all = noCounts();
    for (const own of groups.party.values()) addCounts(all, own);
    kept.set('fine', JSON.stringify(moreFine(before?.fine ?? '', all, isFine)));
    for (const split of splits)
      kept.set(`${split}_fine`, moreFineText(before?.[`${split}_fine`] ?? {}, groups[split], isFine));
  }
  for (const split of splits) {
    addKept(groups[split], before?.[split] ?? {});
    kept.set(split, keptText(groups[split], isFine));
  }
  return kept;
}

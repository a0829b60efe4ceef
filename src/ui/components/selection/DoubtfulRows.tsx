import type { BulkDoubts } from './BulkAction.ts';
import type { NamedRow } from './BulkState.ts';
import { NamedRows } from './NamedRows.tsx';

/** So many are named; of more their number is told. */
const mostNamed = 5;

interface DoubtfulRowsProps {
  readonly words: BulkDoubts<never>['words'];
  readonly rows: readonly NamedRow[];
}

/** Rows that may be changed, but probably by mistake; the first few by name. */
export const DoubtfulRows = ({ words, rows }: DoubtfulRowsProps) => (
  <div>
    <NamedRows title={words.title(rows.length)} rows={rows.slice(0, mostNamed)} />
    {rows.length > mostNamed && <p>{words.more(rows.length - mostNamed)}</p>}
  </div>
);

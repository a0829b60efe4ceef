import { type RefObject, startTransition, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { nextFrame } from '../../shared/loading/nextFrame.ts';
import { whenIdle } from '../../shared/loading/whenIdle.ts';
import { ArrivalContext } from '../ArrivalContext.ts';
import { fixColumns } from './fixColumns.ts';
import { measureTable } from './measureTable.ts';
import { TableMemoryContext } from './TableMemory.ts';

interface Shown {
  readonly caption: string;
  /** Undefined where nothing is to be remembered. */
  readonly rows: readonly unknown[] | undefined;
  /** What the table's looks follow from, beside rows and window. */
  readonly looks: string;
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((row, at) => row === others[at]);

/**
 * A table that comes back with the rows it had is drawn in two steps: the rows in view at once, the others when those are
 * painted. Returns what is known of it in the first step: its columns have the widths they have with all rows, so nothing
 * moves. After a step back in the history, which restores where the page was scrolled, all rows are drawn at once.
 */
export const useRowsInView = (table: RefObject<HTMLTableElement | null>, { caption, rows, looks }: Shown) => {
  const memory = useContext(TableMemoryContext);
  const { way } = useContext(ArrivalContext);
  const circumstancesNow = (): string => `${window.innerWidth} ${window.innerHeight} ${looks}`;
  const [first, setFirst] = useState(() => {
    const before = way === 'gone' ? memory?.get(caption) : undefined;
    if (!before || !rows || before.inView >= rows.length) return undefined;
    return before.circumstances === circumstancesNow() && isSame(before.rows, rows) ? before : undefined;
  });
  useLayoutEffect(() => (first && table.current ? fixColumns(table.current, first.widths) : undefined), [first, table]);
  useEffect(() => {
    if (!first) return undefined;
    let isShown = true;
    void nextFrame().then(() => isShown && startTransition(() => setFirst(undefined)));
    return () => {
      isShown = false;
    };
  }, [first]);
  useEffect(() => {
    if (first || !rows || !memory) return undefined;
    return whenIdle(() => {
      const measured = table.current && measureTable(table.current);
      if (measured) memory.set(caption, { circumstances: circumstancesNow(), rows, ...measured });
    });
  });
  return first;
};

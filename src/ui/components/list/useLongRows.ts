import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react';
import type { LongRowsProps } from './LongRowsProps.ts';

const EveryRow = ({ rows }: LongRowsProps) => createElement('tbody', undefined, rows);

const loadLongRows = (): Promise<ComponentType<LongRowsProps>> =>
  import('./LongRows.tsx').then(
    ({ LongRows }) => LongRows,
    () => EveryRow,
  );

/** Draws a long table's body by a script of its own, fetched once it is needed. Where that cannot be had, every row is drawn. */
export const useLongRows = (isNeeded: boolean): ((props: LongRowsProps) => ReactElement) | undefined => {
  const [body, setBody] = useState<{ readonly LongRows: ComponentType<LongRowsProps> }>();
  useEffect(() => {
    if (isNeeded && !body) void loadLongRows().then((LongRows) => setBody({ LongRows }));
  }, [isNeeded, body]);
  return body && ((props) => createElement(body.LongRows, props));
};

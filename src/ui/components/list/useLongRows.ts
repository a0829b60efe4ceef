import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react';
import type { LongRowsProps } from './LongRowsProps.ts';

const EveryRow = ({ rows }: LongRowsProps) => createElement('tbody', undefined, rows);

const loadLongRows = (): Promise<ComponentType<LongRowsProps>> =>
  import('./LongRows.tsx').then(
    ({ LongRows }) => LongRows,
    () => EveryRow,
  );

/** Loads the virtualised table body when needed. If that fails, all rows are rendered. */
export const useLongRows = (isNeeded: boolean): ((props: LongRowsProps) => ReactElement) | undefined => {
  const [body, setBody] = useState<{ readonly LongRows: ComponentType<LongRowsProps> }>();
  useEffect(() => {
    if (isNeeded && !body) void loadLongRows().then((LongRows) => setBody({ LongRows }));
  }, [isNeeded, body]);
  return body && ((props) => createElement(body.LongRows, props));
};

import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react';
import type { VirtualRowsProps } from './VirtualRowsProps.ts';

const EveryRow = ({ rows }: VirtualRowsProps) => createElement('tbody', undefined, rows);

const loadLongRows = (): Promise<ComponentType<VirtualRowsProps>> =>
  import('./VirtualRows.tsx').then(
    ({ VirtualRows }) => VirtualRows,
    () => EveryRow,
  );

/** Loads the virtualised table body when needed. If that fails, all rows are rendered. */
export const useVirtualRows = (isNeeded: boolean): ((props: VirtualRowsProps) => ReactElement) | undefined => {
  const [body, setBody] = useState<{ readonly VirtualRows: ComponentType<VirtualRowsProps> }>();
  useEffect(() => {
    if (isNeeded && !body) void loadLongRows().then((VirtualRows) => setBody({ VirtualRows }));
  }, [isNeeded, body]);
  return body && ((props) => createElement(body.VirtualRows, props));
};

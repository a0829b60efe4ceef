import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useLayoutEffect, useRef } from 'react';
import { rowsToRender } from '../../../domain/list/rowsToRender.ts';
import styles from './VirtualRows.module.css';
import type { VirtualRowsProps } from './VirtualRowsProps.ts';
import { notMeasured, useBodyLayout } from './useBodyLayout.ts';
import { useFocusedRow } from './useFocusedRow.ts';
import { useIsPrinting } from './useIsPrinting.ts';

/** Rows rendered beyond each edge of the screen. */
const overscan = 10;

/** Not rounded: rounding errors would make the rows drift. */
const heightOf = (row: Element, entry?: ResizeObserverEntry): number =>
  entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height;

/** The body of a virtualised table, with spacers for rows that are not rendered. When printing, all rows are. */
export const VirtualRows = ({ rows, columnKeys }: VirtualRowsProps) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const isPrinting = useIsPrinting();
  const layout = useBodyLayout(body, isPrinting ? undefined : columnKeys.join());
  const { focused, ...watchFocus } = useFocusedRow(rows);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises here
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: useCallback(() => layout.rowHeight, [layout]),
    measureElement: (row, entry) => heightOf(row, entry) || layout.rowHeight,
    scrollMargin: layout.top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useCallback(
      ({ startIndex, endIndex, count }) =>
        rowsToRender({ first: startIndex - overscan, last: endIndex + overscan, count }, focused),
      [focused],
    ),
  });
  /** First row in view at the last measurement. */
  const firstSeen = useRef(0);
  useLayoutEffect(() => {
    virtualizer.measure();
    if (firstSeen.current > 0) virtualizer.scrollToIndex(firstSeen.current, { align: 'start' });
  }, [virtualizer, layout]);
  useLayoutEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLTableRowElement>('[data-index]') ?? [])
      virtualizer.measureElement(row);
    virtualizer.measureElement(null);
    firstSeen.current = layout === notMeasured ? 0 : (virtualizer.range?.startIndex ?? 0);
  });

  if (isPrinting) return <tbody ref={body}>{rows}</tbody>;
  const drawn = virtualizer.getVirtualItems();
  const end = layout.top + virtualizer.getTotalSize();
  return (
    <tbody ref={body} className={styles.body} {...watchFocus}>
      {drawn.map(({ key, index, start }, at) => (
        <Fragment key={key}>
          <Space height={start - (drawn[at - 1]?.end ?? layout.top)} />
          {rows[index]}
        </Fragment>
      ))}
      <Space height={end - (drawn.at(-1)?.end ?? layout.top)} />
    </tbody>
  );
};

/** A spacer in place of rows that are not rendered. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && <tr className={styles.space} style={{ height }} aria-hidden="true" />;

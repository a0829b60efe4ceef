import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rowsToRender } from '../../../../domain/list/rowsToRender.ts';
import styles from './BoardGrid.module.css';
import { BoardHead } from './BoardHead.tsx';
import { BoardLines } from './BoardLines.tsx';
import type { BoardProps } from './BoardProps.ts';
import { layTrips } from './layTrips.ts';
import { TruckRow } from './TruckRow.tsx';
import { useBoardTexts } from './useBoardTexts.ts';
import { useInSlices } from './useInSlices.ts';
import { rowHeight } from './rowHeight.ts';

/** Rows rendered beyond each edge of the screen. */
const overscan = 4;
/** What covers rows above and below, in px. */
const [barsAbove, barsBelow] = [120, 96];
/** Rows that show what their trucks do in one frame: a phone draws about one in 5 ms. */
const slice = 2;

/** Trucks as rows, days as columns, shipments as bars. Only the rows in sight are rendered, a few at a time. */
export const BoardGrid = ({ trucks, board, carry, mayAssign }: BoardProps) => {
  const words = useBoardTexts();
  const { range, zone, now } = board;
  const { carried, target, fitOf } = carry;
  const rows = useMemo(
    () => trucks.map((truck) => ({ truck, lanes: Math.max(1, ...layTrips(truck, now).map(({ lane }) => lane + 1)) })),
    [trucks, now],
  );
  const body = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measured = (body.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(measured - top) > 1) setTop(measured);
  }, [rows, top]);
  /** What is moved stays where it is until it is dropped, also out of sight. */
  const from = carried?.from === undefined ? -1 : rows.findIndex(({ truck }) => truck.id === carried.from);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises here
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    getItemKey: useCallback((index: number) => rows[index]?.truck.id ?? index, [rows]),
    estimateSize: useCallback((index: number) => rowHeight(rows[index]?.lanes ?? 1), [rows]),
    scrollMargin: top,
    scrollPaddingStart: barsAbove,
    scrollPaddingEnd: barsBelow,
    rangeExtractor: ({ startIndex, endIndex, count }) =>
      rowsToRender({ first: startIndex - overscan, last: endIndex + overscan, count }, from < 0 ? undefined : from),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rows]);
  const items = virtualizer.getVirtualItems();
  const drawn = useInSlices(
    items.flatMap(({ index }) => rows[index]?.truck.id ?? []),
    range,
    slice,
  );
  const byKeys = carried?.byKeys === true;
  const chosen = byKeys && target !== undefined ? rows.findIndex(({ truck }) => truck.id === target) : -1;
  useEffect(() => {
    if (chosen >= 0) virtualizer.scrollToIndex(chosen, { align: 'auto' });
  }, [chosen, virtualizer]);
  return (
    <section className={styles.grid} aria-label={words.trucks}>
      <BoardHead board={board} />
      <div className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
        <BoardLines board={board} />
        <ol ref={body}>
          {items.map(({ key, index, start, size }) => {
            const row = rows[index];
            const fit = row && fitOf(row.truck.id);
            return (
              row && (
                <TruckRow
                  key={key}
                  truck={row.truck}
                  at={index}
                  count={rows.length}
                  top={start - top}
                  height={size}
                  range={range}
                  now={now}
                  zone={zone}
                  mayAssign={mayAssign}
                  isDrawn={drawn.has(row.truck.id)}
                  carriedId={index === from ? carried?.trip.id : undefined}
                  fitKind={fit?.kind}
                  fitText={fit?.short}
                  ghost={row.truck.id === target ? carried?.trip : undefined}
                />
              )
            );
          })}
        </ol>
      </div>
    </section>
  );
};

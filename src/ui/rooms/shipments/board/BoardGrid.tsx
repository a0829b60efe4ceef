import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { tripSpan } from '../../../../domain/board/tripSpan.ts';
import { lanesOf } from '../../../../domain/board/lanesOf.ts';
import type { BoardTruck } from '../../../../domain/board/Board.ts';
import { rowsToRender } from '../../../../domain/list/rowsToRender.ts';
import styles from './BoardGrid.module.css';
import { BoardHead } from './BoardHead.tsx';
import { BoardLines } from './BoardLines.tsx';
import type { BoardProps } from './BoardProps.ts';
import { TruckRow } from './TruckRow.tsx';
import { useBoardTexts } from './useBoardTexts.ts';
import { rowHeight } from './rowHeight.ts';

/** Rows rendered beyond each edge of the screen. */
const overscan = 4;
/** What covers rows above and below, in px. */
const [barsAbove, barsBelow] = [120, 96];

/** A truck with its shipments in lanes. */
const laid = (truck: BoardTruck, now: number) => {
  const trips = truck.trips.map((trip) => ({ trip, span: tripSpan(trip, now) }));
  const lanes = lanesOf(trips.map(({ span }) => span));
  return {
    truck,
    lanes: Math.max(1, ...lanes.map((lane) => lane + 1)),
    trips: trips.map((each, at) => ({ ...each, lane: lanes[at] ?? 0 })),
  };
};

/** Trucks as rows, days as columns, shipments as bars. Only the rows in sight are rendered. */
export const BoardGrid = ({ trucks, board, carry }: BoardProps) => {
  const words = useBoardTexts();
  const { now } = board;
  const { carried, target, fitOf, mayMove } = carry;
  const rows = useMemo(() => trucks.map((truck) => laid(truck, now)), [trucks, now]);
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
          {virtualizer.getVirtualItems().map(({ key, index, start, size }) => {
            const row = rows[index];
            const fit = row && fitOf(row.truck.id);
            return (
              row && (
                <TruckRow
                  key={key}
                  row={row}
                  at={index}
                  count={rows.length}
                  top={start - top}
                  height={size}
                  board={board}
                  mayMove={mayMove}
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

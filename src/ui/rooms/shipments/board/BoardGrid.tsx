import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { tripSpan } from '../../../../domain/board/tripSpan.ts';
import { lanesOf } from '../../../../domain/board/lanesOf.ts';
import type { BoardTruck } from '../../../../domain/board/Board.ts';
import styles from './BoardGrid.module.css';
import { BoardHead } from './BoardHead.tsx';
import { BoardLines } from './BoardLines.tsx';
import type { BoardProps } from './BoardProps.ts';
import { TruckRow } from './TruckRow.tsx';
import { useBoardTexts } from './useBoardTexts.ts';
import { rowHeight } from './rowHeight.ts';

/** Rows rendered beyond each edge of the screen. */
const overscan = 4;

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
export const BoardGrid = ({ trucks, board }: BoardProps) => {
  const words = useBoardTexts();
  const { now } = board;
  const rows = useMemo(() => trucks.map((truck) => laid(truck, now)), [trucks, now]);
  const body = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measured = (body.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(measured - top) > 1) setTop(measured);
  }, [rows, top]);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises here
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    getItemKey: useCallback((index: number) => rows[index]?.truck.id ?? index, [rows]),
    estimateSize: useCallback((index: number) => rowHeight(rows[index]?.lanes ?? 1), [rows]),
    scrollMargin: top,
    overscan,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rows]);
  return (
    <section className={styles.grid} aria-label={words.trucks}>
      <BoardHead board={board} />
      <div className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
        <BoardLines board={board} />
        <ol ref={body}>
          {virtualizer.getVirtualItems().map(({ key, index, start, size }) => {
            const row = rows[index];
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
                />
              )
            );
          })}
        </ol>
      </div>
    </section>
  );
};

import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import type { Load } from '../../../domain/load/Load.ts';
import { rowNames } from '../../shared/lists/rowNames.ts';
import { FreightMap } from '../../shared/map/FreightMap.tsx';
import type { MapPosition } from '../../shared/map/MapContent.ts';
import { useMediaQuery } from '../../shared/useMediaQuery.ts';
import { LoadOnMap } from './LoadOnMap.tsx';
import styles from './LoadsMap.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

interface LoadsMapProps {
  /** The loads of the page in sight. */
  readonly loads: readonly Load[];
  /** Their list. */
  readonly children: ReactNode;
}

/** From this width on there is room for both. */
const wide = '(width >= 64rem)';

const placed = ({ stops }: Load) =>
  stops.flatMap(({ city, lat, lng }) => (lat === undefined || lng === undefined ? [] : [{ city, lat, lng }]));

/** The load in whose row something happened. */
const loadIn = ({ target }: FocusEvent | PointerEvent): string | undefined =>
  target instanceof Element
    ? target.closest('tr')?.querySelector<HTMLElement>('[data-record]')?.dataset['record']
    : undefined;

/**
 * The list with a map of where its loads are picked up: beside it where there is room, else in its place. The way of a load is
 * drawn while its row or its mark is pointed at, or has the focus. The list has all that the map shows.
 */
export const LoadsMap = ({ loads, children }: LoadsMapProps) => {
  const { list } = useLoadTexts();
  const isWide = useMediaQuery(wide);
  const [pointed, setPointed] = useState<string>();
  const [tapped, setTapped] = useState<string>();
  const isMarked = ({ id }: Load): boolean => id === (pointed ?? tapped);
  const shown = loads.find(isMarked);
  const way: readonly (MapPosition & { readonly city: string | undefined })[] = shown ? placed(shown) : [];
  const pickups = loads.flatMap((load) =>
    placed(load)
      .slice(0, 1)
      .map(({ city, lat, lng }) => ({
        key: load.id,
        group: load.id,
        kind: 'pickup' as const,
        label: city,
        lat,
        lng,
      })),
  );
  const deliveries = way.slice(1).map(({ city, lat, lng }, at) => ({
    key: `to ${at}`,
    group: shown?.id ?? '',
    kind: 'delivery' as const,
    label: city,
    lat,
    lng,
  }));
  const select = (id: string): void => {
    setTapped(id);
    rowNames()
      .find(({ dataset }) => dataset['record'] === id)
      ?.focus();
  };
  const map = (
    <FreightMap
      label={list.map(String(pickups.length))}
      points={[...pickups, ...deliveries]}
      lines={shown ? [{ group: shown.id, stops: way }] : []}
      fit={loads.flatMap(placed)}
      selected={shown?.id}
      onSelect={select}
      onPoint={setPointed}
      shape="tall"
    />
  );
  if (!isWide)
    return (
      <div className={styles.alone}>
        {map}
        {shown ? <LoadOnMap load={shown} /> : <p className={styles.hint}>{list.tapHint}</p>}
      </div>
    );
  return (
    <div className={styles.beside}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to what happens in the rows */}
      <div
        className={styles.list}
        onPointerOver={(event) => setPointed(loadIn(event))}
        onPointerLeave={() => setPointed(undefined)}
        onFocus={(event) => setTapped(loadIn(event))}
        onBlur={() => setTapped(undefined)}
      >
        {children}
      </div>
      <div className={styles.map}>{map}</div>
    </div>
  );
};

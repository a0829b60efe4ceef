import { LngLatBounds, Map as TiledMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { Settings } from '../../../application/shared/Settings.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import type { MapPosition } from './MapContent.ts';

setWorkerUrl(workerUrl);

interface TileMapOptions {
  readonly label: string;
  /** What has to be in sight. */
  readonly positions: readonly MapPosition[];
  readonly onFailed: (() => void) | undefined;
}

type Place = (position: MapPosition) => readonly [x: number, y: number];

/** A map shows a town with what is around it; nearer, there is nothing to see of freight. */
const view = { maxZoom: 9, padding: 48, animate: false } as const;

/** What is shown while there is nothing to fit. */
const europe: readonly MapPosition[] = [
  { lat: 38, lng: -8 },
  { lat: 58, lng: 26 },
];

/** A longitude on the near side of another, so that a short way over the date line stays short. */
const nearTo = (lng: number, other: number): number => lng + 360 * Math.round((other - lng) / 360);

const boundsOf = (positions: readonly MapPosition[]): LngLatBounds => {
  const bounds = new LngLatBounds();
  for (const { lat, lng } of positions) bounds.extend([nearTo(lng, positions[0]?.lng ?? 0), lat]);
  return bounds;
};

/** A tiled map in a box. `place` tells where positions are on it, as soon as there is something to see and each time it moves. */
export const useTileMap = ({ label, positions, onFailed }: TileMapOptions) => {
  const { map: tiles } = useInjection(Settings);
  const { tileMap: words } = useAdminTexts();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<TiledMap>();
  const [place, setPlace] = useState<{ readonly at: Place }>();
  const shown = positions.length === 0 ? europe : positions;
  const first = shown[0]?.lng ?? 0;
  const extent = boundsOf(shown).toArray().flat().join();
  useEffect(() => {
    const container = box.current;
    if (!tiles || !container) return undefined;
    let hasStyle = false;
    try {
      const made = new TiledMap({
        container,
        style: tiles.styleUrl,
        attributionControl: tiles.attribution === '' ? {} : { customAttribution: tiles.attribution },
        cooperativeGestures: true,
        dragRotate: false,
        touchPitch: false,
        // Printed with the page.
        canvasContextAttributes: { preserveDrawingBuffer: true },
        locale: words,
      });
      made.touchZoomRotate.disableRotation();
      made.keyboard.disableRotation();
      made.addControl(new NavigationControl({ showCompass: false }));
      made.on('style.load', () => {
        hasStyle = true;
        setMap(made);
      });
      // A tile that is missing leaves a gap; a map without a style shows nothing.
      made.on('error', () => {
        if (!hasStyle) onFailed?.();
      });
      return () => {
        setMap(undefined);
        made.remove();
      };
    } catch {
      onFailed?.();
      return undefined;
    }
  }, [tiles, words, onFailed]);
  useEffect(() => {
    map?.getCanvas().setAttribute('aria-label', label);
  }, [map, label]);
  useEffect(() => {
    if (!map) return undefined;
    const show = (): void =>
      setPlace({
        at: ({ lat, lng }) => {
          const { x, y } = map.project([nearTo(lng, first), lat]);
          return [x, y];
        },
      });
    map.on('move', show);
    show();
    return () => {
      map.off('move', show);
    };
  }, [map, first]);
  useEffect(() => {
    const [west = 0, south = 0, east = 0, north = 0] = extent.split(',').map(Number);
    map?.fitBounds([west, south, east, north], view);
  }, [map, extent]);
  return { box, place: map && place?.at };
};

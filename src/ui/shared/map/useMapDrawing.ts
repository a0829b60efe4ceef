import { type ComponentType, createElement, type ReactElement, useCallback, useEffect, useState } from 'react';
import { Settings } from '../../../application/shared/Settings.ts';
import { useInjection } from '../injection/useInjection.ts';
import { retryImport } from '../loading/retryImport.ts';
import type { DrawnMapProps } from './FreightMapProps.ts';

type Drawing = ComponentType<DrawnMapProps>;

const countries = (): Promise<Drawing> =>
  import('./MapDrawing.tsx').catch(retryImport<{ readonly MapDrawing: Drawing }>).then(({ MapDrawing }) => MapDrawing);
const tiles = (): Promise<Drawing> => import('./TileMap.tsx').then(({ TileMap }) => TileMap);

/**
 * Draws maps once that has loaded; undefined before, and if it cannot be loaded. With tiles if the configuration names a style; where
 * that cannot be had, without.
 */
export const useMapDrawing = (): ((props: DrawnMapProps) => ReactElement) | undefined => {
  const [hasTiles, setTiles] = useState(useInjection(Settings).map !== undefined);
  const [loaded, setLoaded] = useState<{ readonly Drawing: Drawing }>();
  const goWithout = useCallback(() => setTiles(false), []);
  useEffect(() => {
    let isShown = true;
    const show = (Drawing: Drawing): void => {
      if (isShown) setLoaded({ Drawing });
    };
    const load = hasTiles ? tiles() : countries();
    void load.then(show, () => {
      if (isShown) goWithout();
    });
    return () => {
      isShown = false;
    };
  }, [hasTiles, goWithout]);
  return loaded && ((props) => createElement(loaded.Drawing, { ...props, onFailed: goWithout }));
};

import { type ComponentProps, createElement, type ReactElement, useEffect, useState } from 'react';
import { retryImport } from '../loading/retryImport.ts';
import type { MapDrawing } from './MapDrawing.tsx';

type Drawing = typeof MapDrawing;

const load = (): Promise<Drawing> =>
  import('./MapDrawing.tsx').catch(retryImport<{ readonly MapDrawing: Drawing }>).then((part) => part.MapDrawing);

/** Draws maps once that has loaded; undefined before, and if it cannot be loaded. */
export const useMapDrawing = (): ((props: ComponentProps<Drawing>) => ReactElement) | undefined => {
  const [loaded, setLoaded] = useState<{ readonly Drawing: Drawing }>();
  useEffect(() => {
    let isShown = true;
    const show = (Drawing: Drawing | undefined): void => {
      if (Drawing && isShown) setLoaded({ Drawing });
    };
    void load().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return loaded && ((props) => createElement(loaded.Drawing, props));
};

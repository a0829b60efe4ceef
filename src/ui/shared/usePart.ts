import { createElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { useInjection } from './injection/useInjection.ts';
import type { LazyPart } from './loading/lazyPart.ts';
import { whenIdle } from './loading/whenIdle.ts';

/** A lazily loaded part of the page: fetched when idle or when first shown, with `meanwhile` in its place. */
export const usePart = ({ Part, preload }: LazyPart, meanwhile: ReactNode): ReactElement => {
  const connectivity = useInjection(Connectivity);
  useEffect(
    () =>
      whenIdle(() => {
        if (connectivity.online()) void preload();
      }),
    [connectivity, preload],
  );
  return createElement(Part, { meanwhile });
};

import { createElement, type ReactElement, useEffect } from 'react';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { useInjection } from './injection/useInjection.ts';
import type { LazyPart } from './loading/lazyPart.ts';
import { whenIdle } from './loading/whenIdle.ts';

/** A lazily loaded part of the page: fetched when idle (unless `ahead` is false) or when first shown. */
export const usePart = (
  { Part, preload }: LazyPart,
  { ahead = true }: { readonly ahead?: boolean } = {},
): ReactElement => {
  const connectivity = useInjection(Connectivity);
  useEffect(
    () =>
      whenIdle(() => {
        if (ahead && connectivity.online()) void preload();
      }),
    [ahead, connectivity, preload],
  );
  return createElement(Part);
};

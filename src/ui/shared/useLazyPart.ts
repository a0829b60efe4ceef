import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { PageReload } from '../../application/shared/PageReload.ts';
import { useInjection } from './injection/useInjection.ts';
import { lazyPart } from './loading/lazyPart.ts';
import { whenIdle } from './loading/whenIdle.ts';

/** A part of a page in a script of its own: fetched once the page rests (unless not `ahead`), or when it is shown before that. */
export const useLazyPart = (
  load: () => Promise<ComponentType>,
  { ahead = true }: { readonly ahead?: boolean } = {},
): ReactElement => {
  const reload = useInjection(PageReload);
  const connectivity = useInjection(Connectivity);
  const [{ Part, preload }] = useState(() => lazyPart(load, (build) => reload.oncePerBuild(build)));
  useEffect(
    () =>
      whenIdle(() => {
        if (ahead && connectivity.online()) void preload();
      }),
    [ahead, connectivity, preload],
  );
  return createElement(Part);
};

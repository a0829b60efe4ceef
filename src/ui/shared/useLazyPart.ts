import { type ComponentType, type ReactElement, useState } from 'react';
import { PageReload } from '../../application/shared/PageReload.ts';
import { useInjection } from './injection/useInjection.ts';
import { lazyPart } from './loading/lazyPart.ts';
import { usePart } from './usePart.ts';

/** A part of a page in a script of its own, which needs nothing but its screens. */
export const useLazyPart = (load: () => Promise<ComponentType>): ReactElement => {
  const reload = useInjection(PageReload);
  const [part] = useState(() => lazyPart(load, (build) => reload.oncePerBuild(build)));
  return usePart(part);
};

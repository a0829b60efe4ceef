import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { ChunkGone } from './ChunkGone.ts';

interface PartProps {
  /** Shown while the part is loading. */
  readonly meanwhile: ReactNode;
}

export interface LazyPart {
  readonly Part: ComponentType<PartProps>;
  /** Loads the part ahead of time. Never rejects; a failure surfaces when it is rendered. */
  readonly preload: () => Promise<void>;
}

type Standing = { readonly component: ComponentType } | { readonly fault: unknown };

/**
 * A lazily loaded part of the application, rendered at once if it was preloaded, and otherwise as soon as it is there:
 * Suspense would keep its placeholder for 300 ms. If the chunk is gone because a newer version was deployed, calls
 * `reload`, once per build; if that returns false, throws. Rendered anew, it tries again.
 */
export const lazyPart = (load: () => Promise<ComponentType>, reload: (build: string) => boolean): LazyPart => {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = async (): Promise<ComponentType> => {
    loading ??= load();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const standing = async (): Promise<Standing> => {
    try {
      return { component: await loadOnce() };
    } catch (cause) {
      if (reload(import.meta.url)) return new Promise(() => {});
      return { fault: new ChunkGone('a chunk is gone', { cause }) };
    }
  };
  const Part = ({ meanwhile }: PartProps): ReactNode => {
    const [shown, show] = useState<Standing | undefined>(loaded && { component: loaded });
    const isAwaited = shown === undefined;
    useEffect(() => {
      if (!isAwaited) return undefined;
      let isShown = true;
      const showWhenThere = async (): Promise<void> => {
        const next = await standing();
        if (isShown) show(next);
      };
      void showWhenThere();
      return () => {
        isShown = false;
      };
    }, [isAwaited]);
    if (shown === undefined) return meanwhile;
    if ('fault' in shown) throw shown.fault;
    return createElement(shown.component);
  };
  return {
    Part,
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  };
};

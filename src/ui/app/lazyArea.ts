import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { ChunkGone } from './ChunkGone.ts';

export interface LazyArea {
  readonly Area: LazyExoticComponent<ComponentType>;
  /** Loads before it is shown. Settles also when it could not be had: that is told when it is shown. */
  readonly preload: () => Promise<void>;
}

/** The build that was reloaded for already; told by the address of its script. */
const reloadMark = 'reloaded-for';

const reloadOnce = (cause: unknown): Promise<never> => {
  if (window.history.state?.[reloadMark] === import.meta.url) throw new ChunkGone('a chunk is gone', { cause });
  window.history.replaceState({ ...window.history.state, [reloadMark]: import.meta.url }, '');
  window.location.reload();
  return new Promise(() => {});
};

/** An area loaded when it is first needed. A chunk that is gone reloads the page once per build, then it is a fault. */
export const lazyArea = (load: () => Promise<ComponentType>): LazyArea => {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () => {
    loading ??= load().then((component) => ({ default: component }));
    return loading;
  };
  return {
    Area: lazy(() => loadOnce().catch(reloadOnce)),
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => {
          loading = undefined;
        },
      ),
  };
};

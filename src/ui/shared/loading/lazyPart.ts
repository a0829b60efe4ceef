import { type ComponentType, createElement, lazy, useState } from 'react';
import { ChunkGone } from './ChunkGone.ts';

export interface LazyPart {
  readonly Part: ComponentType;
  /** Loads before it is shown. Settles also when it could not be had: that is told when it is shown. */
  readonly preload: () => Promise<void>;
}

/**
 * A part of the application loaded when it is first needed, and shown at once when it was preloaded. `reload` is asked once per build when a chunk
 * is gone, since a newer version was deployed; when it answers false that is a fault.
 */
export const lazyPart = (load: () => Promise<ComponentType>, reload: (build: string) => boolean): LazyPart => {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = (): Promise<ComponentType> => {
    loading ??= load().then((component) => (loaded = component));
    return loading;
  };
  const forget = (): void => {
    loading = undefined;
  };
  const reloaded = (cause: unknown): Promise<never> => {
    if (!reload(import.meta.url)) throw new ChunkGone('a chunk is gone', { cause });
    return new Promise(() => {});
  };
  const Later = lazy(() => loadOnce().then((component) => ({ default: component }), reloaded));
  return {
    Part: () => createElement(useState(() => loaded ?? Later)[0]),
    preload: () => loadOnce().then(() => undefined, forget),
  };
};

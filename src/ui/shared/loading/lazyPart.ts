import { type ComponentType, createElement, lazy, useState } from 'react';
import { ChunkGone } from './ChunkGone.ts';

export interface LazyPart {
  readonly Part: ComponentType;
  /** Loads the part ahead of time. Never rejects; a failure surfaces when it is rendered. */
  readonly preload: () => Promise<void>;
}

/**
 * A lazily loaded part of the application, rendered at once if it was preloaded. If its chunk is gone because a newer
 * version was deployed, calls `reload`, once per build; if that returns false, throws.
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

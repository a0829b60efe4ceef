import { useEffect, useState } from 'react';
import { ChunkGone } from './ChunkGone.ts';
import { retryImport } from './retryImport.ts';

type Chunk<Module> = { readonly module: Module } | { readonly fault: unknown };

/** Loads a part of a room that is too large to come with it. Called ahead, it is there when it is wanted. Never rejects. */
export const loadChunk = <Module>(load: () => Promise<Module>): Promise<Chunk<Module>> =>
  load()
    .catch(retryImport<Module>)
    .then(
      (module) => ({ module }),
      (cause: unknown) => ({ fault: new ChunkGone('a chunk is gone', { cause }) }),
    );

/** A part of a room once it has loaded; undefined before. Throws if it cannot be loaded. `load` stays the same. */
export const useChunk = <Module>(load: () => Promise<Chunk<Module>>): Module | undefined => {
  const [chunk, setChunk] = useState<Chunk<Module>>();
  useEffect(() => {
    let isShown = true;
    const show = async (): Promise<void> => {
      const next = await load();
      if (isShown) setChunk(next);
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [load]);
  if (chunk && 'fault' in chunk) throw chunk.fault;
  return chunk?.module;
};

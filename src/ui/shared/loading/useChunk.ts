import { useEffect, useState } from 'react';
import type { Chunk } from './chunkOf.ts';
import type { ChunkGone } from './ChunkGone.ts';

/** A part of a room: at once if it has loaded, and undefined until then. Throws if it cannot be loaded. `chunk` stays the same. */
export const useChunk = <Module>(chunk: Chunk<Module>): Module | undefined => {
  const [module, setModule] = useState(chunk.loaded);
  const [fault, setFault] = useState<ChunkGone>();
  const isAwaited = module === undefined;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isShown = true;
    const show = async (): Promise<void> => {
      const standing = await chunk.load();
      if (!isShown) return;
      if ('fault' in standing) setFault(standing.fault);
      else setModule(() => standing.module);
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [chunk, isAwaited]);
  if (fault) throw fault;
  return module;
};

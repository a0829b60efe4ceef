import { useEffect, useState } from 'react';
import type { Chunk } from './chunkOf.ts';
import type { ChunkGone } from './ChunkGone.ts';

/** How a part of a room stands: there, on its way, or not to be had for now. */
type ChunkStanding<Module> =
  | { readonly kind: 'loaded'; readonly module: Module }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly fault: ChunkGone; readonly retry: () => void };

/** A part of a room: at once if it has loaded, else as soon as it is there. `chunk` stays the same. */
export const useChunk = <Module>(chunk: Chunk<Module>): ChunkStanding<Module> => {
  const [module, setModule] = useState(chunk.loaded);
  const [fault, setFault] = useState<ChunkGone>();
  const isAwaited = module === undefined && fault === undefined;
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
  if (module !== undefined) return { kind: 'loaded', module };
  return fault ? { kind: 'failed', fault, retry: () => setFault(undefined) } : { kind: 'loading' };
};

import { ChunkGone } from './ChunkGone.ts';
import { retryImport } from './retryImport.ts';

type Standing<Module> = { readonly module: Module } | { readonly fault: ChunkGone };

/** A part of a room that is too large to come with it. */
export interface Chunk<Module> {
  /** The part if it has loaded, without a wait. */
  readonly loaded: () => Module | undefined;
  /** Loads the part; called ahead, it is there when it is wanted. Never rejects. After a failure it is tried again. */
  readonly load: () => Promise<Standing<Module>>;
}

/** A part that is loaded on its own, once: what has loaded is remembered, since an import says so too late to draw it at once. */
export const chunkOf = <Module>(load: () => Promise<Module>): Chunk<Module> => {
  let loaded: Module | undefined;
  return {
    loaded: () => loaded,
    load: async () => {
      try {
        loaded ??= await load().catch(retryImport<Module>);
        return { module: loaded };
      } catch (cause) {
        return { fault: new ChunkGone('a chunk is gone', { cause }) };
      }
    },
  };
};

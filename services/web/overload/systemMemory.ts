import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { MemoryUse } from './MemoryUse.ts';

/** Reading it takes some microseconds, so not for each request. */
const freshMs = 100;
/** Of the machine's memory (or the container's), the share left to this thread: the embedded database needs the rest. */
const ownShare = 0.7;

/** The memory of this process: its heap, whose limit V8 sets, and its buffers, whose limit is the machine. */
export function systemMemory(): MemoryUse {
  const available = ownShare * Math.min(totalmem(), process.constrainedMemory() || Infinity);
  let read = { at: -Infinity, share: 0 };
  return {
    share() {
      const now = performance.now();
      if (now - read.at < freshMs) return read.share;
      const { used_heap_size: heap, heap_size_limit: heapLimit, external_memory: external } = getHeapStatistics();
      read = { at: now, share: Math.max(heap / heapLimit, (heap + external) / available) };
      return read.share;
    },
  };
}

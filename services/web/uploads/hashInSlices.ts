import type { Hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** In bytes. Takes a few milliseconds to hash. */
const sliceSize = 1024 * 1024;

/** Adds bytes to a hash without keeping others from their turn: 10 MiB at once would hold the event loop for 30 ms or more. */
export async function hashInSlices(hash: Hash, bytes: Uint8Array): Promise<Hash> {
  for (let at = 0; at < bytes.length; at += sliceSize) {
    hash.update(bytes.subarray(at, at + sliceSize));
    // oxlint-disable-next-line no-await-in-loop -- in order
    if (at + sliceSize < bytes.length) await nextTurn();
  }
  return hash;
}

import { statfsSync } from 'node:fs';

/** What a write may take: a file of 10 MiB, as much in the journal, which grows by 16 MiB at a time, and a margin. In bytes. */
const leastRoom = 32 * 1024 * 1024;
/** How long an answer is reused, in milliseconds. Writes may still be taken for that long on a full disk; the room needed covers them. */
const freshMs = 250;

/**
 * Tells whether the disk of a folder has room for a write. The embedded database ends when it cannot write its journal, and opens
 * only when it can: so it is kept from trying.
 */
export function roomOn(folder: string): () => boolean {
  let seen = { at: -Infinity, hasRoom: true };
  return () => {
    const now = performance.now();
    if (now - seen.at < freshMs) return seen.hasRoom;
    const { bavail, bsize } = statfsSync(folder);
    seen = { at: now, hasRoom: bavail * bsize >= leastRoom };
    return seen.hasRoom;
  };
}

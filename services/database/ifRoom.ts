import { isStorageFull } from './isStorageFull.ts';

/** Waits for a note that a read leaves behind, such as when a session was last used. Without room for it the read goes on. */
export async function ifRoom(noting: Promise<unknown>): Promise<void> {
  await noting.catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });
}

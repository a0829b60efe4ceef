import { Failure } from '../../domain/failure/Failure.ts';
import type { Written } from './Written.ts';

interface Write<Held> {
  /** The version being edited. */
  readonly version: number;
  readonly write: () => Promise<Held>;
  readonly readLatest: () => Promise<Held>;
}

/**
 * Writes a record. A 409 is a conflict if the record has a new version by now: returns the latest. Any other failure is
 * thrown, including a 409 because the same write is still in progress.
 */
export const writeOrReadLatest = async <Held extends { readonly version: number }>({
  version,
  write,
  readLatest,
}: Write<Held>): Promise<Written<Held>> => {
  try {
    return { kind: 'done', record: await write() };
  } catch (error) {
    if (!(error instanceof Failure) || error.trouble.kind !== 'refused' || error.trouble.status !== 409) throw error;
    const latest = await readLatest();
    if (latest.version === version) throw error;
    return { kind: 'conflict', record: latest };
  }
};

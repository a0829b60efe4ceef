import { Failure } from '../../domain/failure/Failure.ts';
import type { Written } from './Written.ts';

interface Write<Held> {
  /** The version the write was made up from. */
  readonly version: number;
  readonly write: () => Promise<Held>;
  readonly readAnew: () => Promise<Held>;
}

/**
 * Writes a record. A refusal with 409 is a conflict where the record has another version by now: then the latest is handed
 * back to be compared. Any other trouble is thrown on, also that the same write is still under way.
 */
export const writtenOrStale = async <Held extends { readonly version: number }>({
  version,
  write,
  readAnew,
}: Write<Held>): Promise<Written<Held>> => {
  try {
    return { kind: 'done', record: await write() };
  } catch (error) {
    if (!(error instanceof Failure) || error.trouble.kind !== 'refused' || error.trouble.status !== 409) throw error;
    const latest = await readAnew();
    if (latest.version === version) throw error;
    return { kind: 'stale', record: latest };
  }
};

import { Failure } from '../../domain/failure/Failure.ts';

/** Waits for what comes over the network and for nothing else. Throws a Failure if it cannot be fetched. */
export const fetched = async <Fetched>(coming: Promise<Fetched>): Promise<Fetched> => {
  try {
    return await coming;
  } catch (cause) {
    throw new Failure({ kind: 'unreachable', offline: !navigator.onLine }, { cause });
  }
};

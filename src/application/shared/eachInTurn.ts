import { Failure } from '../../domain/failure/Failure.ts';
import type { Clock } from './Clock.ts';

/** How many run at once: fewer than the service grants one person, so that the lists can still be read meanwhile. */
const atOnce = 3;
const shortestPauseMs = 1000;
/** Nobody waits longer for one of them in front of a dialog: what the service wants later counts as refused. */
const longestWaitMs = 60_000;

/** What became of one of many. */
export type Outcome<Item, Output> =
  | { readonly item: Item; readonly output: Output; readonly failure?: undefined }
  | { readonly item: Item; readonly failure: Failure };

/** Watches what is done with many. */
export interface Watch {
  /** Stops them: those under way are finished, the others are not begun. */
  readonly signal: AbortSignal;
  readonly onProgress: (finished: number) => void;
}

const pauseUnlessStopped = (clock: Clock, pauseMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      cancel();
      signal.removeEventListener('abort', go);
      resolve();
    };
    const cancel = clock.after(pauseMs, go);
    signal.addEventListener('abort', go);
  });

/**
 * Does something with each item, a few at a time, and goes on after a refusal. Waits up to a minute while the service wants no more (429), and stops if the
 * session has ended. Returns the outcomes in the order of the items, without those not begun.
 */
export const eachInTurn = async <Item, Output>(
  clock: Clock,
  items: readonly Item[],
  act: (item: Item) => Promise<Output>,
  { signal, onProgress }: Watch,
): Promise<readonly Outcome<Item, Output>[]> => {
  const outcomes: (Outcome<Item, Output> | undefined)[] = items.map(() => undefined);
  let next = 0;
  let finished = 0;
  const over = new AbortController();
  const one = async (item: Item, waitedMs = 0): Promise<Outcome<Item, Output>> => {
    try {
      return { item, output: await act(item) };
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      const { trouble } = failure;
      if (trouble.kind === 'unauthorised') over.abort();
      if (trouble.kind !== 'refused' || trouble.status !== 429 || signal.aborted) return { item, failure };
      const pause = Math.max((trouble.retryAfterSeconds ?? 0) * 1000, shortestPauseMs);
      if (waitedMs + pause > longestWaitMs) return { item, failure };
      await pauseUnlessStopped(clock, pause, signal);
      return signal.aborted || over.signal.aborted ? { item, failure } : one(item, waitedMs + pause);
    }
  };
  const work = async (): Promise<void> => {
    while (next < items.length && !signal.aborted && !over.signal.aborted) {
      const at = next;
      next += 1;
      const item = items[at];
      // oxlint-disable-next-line no-await-in-loop -- one after another is the point
      if (item !== undefined) outcomes[at] = await one(item);
      finished += 1;
      onProgress(finished);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes.flatMap((outcome) => outcome ?? []);
};

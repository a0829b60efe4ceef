import type { ServiceIdentifier } from 'inversify';
import type { Clock } from '../shared/Clock.ts';
import type { Connectivity } from '../shared/Connectivity.ts';
import type { Random } from '../shared/Random.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { LiveChange, LiveChanges, LiveEvent } from './LiveChanges.ts';

/** What has to be read again: records that changed, or whatever was read before a moment (epoch milliseconds). */
export type LiveNews =
  | { readonly kind: 'changed'; readonly changes: readonly LiveChange[] }
  | { readonly kind: 'readBefore'; readonly moment: number };

/** Follows the changes of the selected company. Returns a function that stops; whoever follows again goes on from there. */
export type FollowChanges = (hear: (news: LiveNews) => void) => () => void;
export const FollowChanges: ServiceIdentifier<FollowChanges> = Symbol('FollowChanges');

/** In milliseconds. */
const times = {
  /** In which changes are gathered. Others hear of them too, and should not all ask at once. */
  gather: 50,
  gatherSpread: 300,
  /** Over which reading everything again is spread: many readers are told to at the same moment. */
  resetSpread: 5_000,
  firstRetry: 1_000,
  longestRetry: 30_000,
  /** Without a sign of life for so long the stream is taken for lost: two of them are 30 s apart. */
  silence: 40_000,
  /** How often everything is read again while there is no stream. */
  asking: 30_000,
} as const;

export const followChanges = (
  live: LiveChanges,
  store: SessionStore,
  clock: Clock,
  connectivity: Connectivity,
  random: Random,
): FollowChanges => {
  /** Where the last stream ended, and whose it was. */
  let left: { readonly whose: string; readonly id: string | undefined } = { whose: '', id: undefined };
  return (hear) => {
    const { user, company } = store.read();
    const whose = `${user?.id} ${company?.id}`;
    if (left.whose !== whose) left = { whose, id: undefined };
    const over = new AbortController();
    let failures = 0;
    let askedAt = clock.now();
    let stopReading: (() => void) | undefined;
    let stopWaiting: (() => void) | undefined;

    const gathered = gather<LiveChange>(
      clock,
      () => times.gather + times.gatherSpread * random.fraction(),
      (changes) => hear({ kind: 'changed', changes }),
    );
    const readAll = (moment = clock.now()): void => {
      askedAt = clock.now();
      hear({ kind: 'readBefore', moment });
    };
    const resets = gather<number>(
      clock,
      () => times.resetSpread * random.fraction(),
      (moments) => readAll(moments.at(-1)),
    );

    const readOnce = async (): Promise<void> => {
      const attempt = new AbortController();
      const stop = (): void => attempt.abort();
      stopReading = stop;
      const began = clock.now();
      const isFirst = left.id === undefined;
      let stopWatch = clock.after(times.silence, stop);
      const told = ({ kind, id, change }: LiveEvent): void => {
        if (over.signal.aborted) return;
        stopWatch();
        stopWatch = clock.after(times.silence, stop);
        failures = kind === 'full' ? 5 : 0;
        if (id !== undefined) left = { whose, id };
        askedAt = clock.now();
        if (change) gathered.add(change);
        if (kind === 'reset') resets.add(clock.now());
        if (kind === 'ready' && isFirst) readAll(began);
      };
      await live.read(left.id, told, attempt.signal);
      stopWatch();
    };

    const pause = (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const cancel = clock.after(milliseconds, resolve);
        stopWaiting = () => {
          cancel();
          resolve();
        };
      });

    const run = async (): Promise<void> => {
      while (!over.signal.aborted) {
        // oxlint-disable-next-line no-await-in-loop -- one stream after the other
        await readOnce();
        if (over.signal.aborted) return;
        if (clock.now() - askedAt >= times.asking) readAll();
        const wait = Math.min(times.longestRetry, times.firstRetry * 2 ** failures);
        failures += 1;
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pause(wait * (0.75 + random.fraction() / 2));
      }
    };

    const unlisten = connectivity.onChange(() => {
      if (connectivity.online()) stopWaiting?.();
    });
    void run();
    return () => {
      over.abort();
      unlisten();
      gathered.end();
      resets.end();
      stopReading?.();
      stopWaiting?.();
    };
  };
};

/** Gathers items for a while. Those of a while that is not over are told when it ends early. */
function gather<Item>(clock: Clock, wait: () => number, tell: (items: readonly Item[]) => void) {
  let items: Item[] = [];
  let cancel: (() => void) | undefined;
  const flush = (): void => {
    cancel = undefined;
    const told = items;
    items = [];
    tell(told);
  };
  return {
    add: (item: Item): void => {
      items.push(item);
      cancel ??= clock.after(wait(), flush);
    },
    end: (): void => {
      if (!cancel) return;
      cancel();
      flush();
    },
  };
}

import { afterEach, expect, it } from 'vitest';
import type { LiveChanges } from '../../../src/application/live/LiveChanges.ts';
import { TabLimitedChanges } from '../../../src/infrastructure/tabs/TabLimitedChanges.ts';
import { FakeLocks } from '../../support/fakes/FakeLocks.ts';
import { nextTurn } from '../../support/nextTurn.ts';

const useLocks = (locks: unknown): void => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
};
afterEach(() => useLocks(undefined));

/** Streams that go on until they are cut off. */
const streams = () => {
  let open = 0;
  const changes: LiveChanges = {
    read: (_after, _told, signal) =>
      new Promise((resolve) => {
        open += 1;
        signal.addEventListener('abort', () => {
          open -= 1;
          resolve();
        });
      }),
  };
  return { open: () => open, changes };
};

/** A tab that reads, what cuts it off, and whether its read is over. */
const openTab = (changes: LiveChanges) => {
  const end = new AbortController();
  let isOver = false;
  const follow = async (): Promise<void> => {
    await new TabLimitedChanges(changes).read(undefined, () => {}, end.signal);
    isOver = true;
  };
  return { close: () => end.abort(), isOver: () => isOver, read: follow() };
};

it('three tabs have a stream; the read of a fourth ends at once, until one of them is closed', async () => {
  useLocks(new FakeLocks());
  const { open, changes } = streams();
  const tabs = [1, 2, 3].map(() => openTab(changes));
  await nextTurn();
  await openTab(changes).read;
  expect(open()).toBe(3);
  expect(tabs.map((tab) => tab.isOver())).toEqual([false, false, false]);

  tabs[1]?.close();
  await tabs[1]?.read;
  openTab(changes);
  await nextTurn();
  expect(open()).toBe(3);
});

it('a browser without locks lets every tab read', async () => {
  useLocks(undefined);
  const { open, changes } = streams();
  for (const _ of [1, 2, 3, 4]) openTab(changes);
  await nextTurn();
  expect(open()).toBe(4);
});

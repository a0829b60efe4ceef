import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FairQueue } from '../../../../services/web/places/FairQueue.ts';
import type { Holders } from '../../../../services/web/places/Holder.ts';
import { nextTurn } from '../../../support/nextTurn.ts';

const caller = (name: string, most = 2): Holders => [{ name, most }];

const member = (name: string): Holders => [
  { name, most: 2 },
  { name: 'company', most: 3 },
];

/** A queue that notes who runs, in order. */
function newQueue(running: number, waiting: number) {
  const queue = new FairQueue({ running, waiting });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const enter = async (holders: Holders, isBack?: boolean) => {
    const end = await queue.enter(holders, isBack);
    started.push(holders[0].name);
    ends.push(end);
  };
  /** Ends the call that has run longest, and waits for those that start. */
  const endOne = async () => {
    ends.shift()?.();
    await nextTurn();
  };
  return { enter, started, endOne };
}

it('refuses the calls that have waited too long when it is told to, and lets later ones wait', async () => {
  const queue = new FairQueue({ running: 1, waiting: 10 });
  const end = await queue.enter(caller('a'));
  const early = [queue.enter(caller('a')), queue.enter(caller('b'))];
  const refused = Promise.allSettled(early);
  queue.refuseWaiting(0);
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const late = queue.enter(caller('b'));
  queue.refuseWaiting(60_000);
  end();
  await expect(late).resolves.toBeTypeOf('function');
});

const stranger = (name: string): Holders => [
  { name, most: 4 },
  { name: 'strangers', most: 8 },
];

describe('calls', () => {
  it('of a caller run at once up to their share, then wait', async () => {
    const { enter, started, endOne } = newQueue(10, 10);
    for (let call = 0; call < 4; call += 1) void enter(caller('a'));
    await nextTurn();
    expect(started).toEqual(['a', 'a']);
    await endOne();
    expect(started).toEqual(['a', 'a', 'a']);
  });

  it('of all callers take turns, however many one of them has waiting', async () => {
    const { enter, started, endOne } = newQueue(1, 100);
    for (let call = 0; call < 9; call += 1) void enter(caller('greedy'));
    for (const name of ['a', 'b', 'a']) void enter(caller(name));
    await nextTurn();
    for (let call = 0; call < 6; call += 1) await endOne();
    expect(started).toEqual(['greedy', 'greedy', 'a', 'b', 'greedy', 'a', 'greedy']);
  });

  it('of one company share its part, whoever makes them', async () => {
    const { enter, started } = newQueue(10, 10);
    for (const name of ['a', 'a', 'b', 'b', 'c']) void enter(member(name));
    void enter(caller('stranger'));
    await nextTurn();
    expect(started).toEqual(['a', 'a', 'b', 'stranger']);
  });

  it('are refused at once when their caller has as many waiting as are left for others', async () => {
    const { enter } = newQueue(1, 10);
    void enter(caller('greedy'));
    for (let call = 0; call < 5; call += 1) void enter(caller('greedy'));
    await expect(enter(caller('greedy'))).rejects.toThrow('Too many calls');
    void enter(caller('other'));
    await expect(Promise.race([enter(caller('other')), nextTurn()])).resolves.toBeUndefined();
  });

  it('of a group leave places to wait for others, however many callers it has', async () => {
    const { enter, started, endOne } = newQueue(1, 10);
    const refused: string[] = [];
    for (let call = 0; call < 30; call += 1) {
      const name = `stranger ${call}`;
      void enter(stranger(name)).catch(() => refused.push(name));
    }
    await nextTurn();
    expect(refused).toHaveLength(24);
    void enter(caller('member'));
    for (let call = 0; call < 6; call += 1) await endOne();
    expect(started).toContain('member');
  });

  it('of a caller with many waiting do not rest while nobody else has any', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { enter, started, endOne } = newQueue(10, 200);
    for (let call = 0; call < 60; call += 1) void enter(caller('greedy', 1));
    await nextTurn();
    vi.advanceTimersByTime(40);
    await endOne();
    expect(started).toEqual(['greedy', 'greedy']);
  });

  it('of a caller with many waiting rest as long as they took, and those of others do not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { enter, started, endOne } = newQueue(10, 200);
    for (let call = 0; call < 60; call += 1) void enter(caller('greedy', 1));
    for (let call = 0; call < 3; call += 1) void enter(caller('other', 1));
    await nextTurn();
    expect(started).toEqual(['greedy', 'other']);
    vi.advanceTimersByTime(40);
    await endOne();
    await endOne();
    expect(started).toEqual(['greedy', 'other', 'other']);
    vi.advanceTimersByTime(39);
    await nextTurn();
    expect(started).toHaveLength(3);
    vi.advanceTimersByTime(1);
    await nextTurn();
    expect(started).toEqual(['greedy', 'other', 'other', 'greedy']);
  });

  it('of a caller who asks again and again run one by one while there are others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { enter, started, endOne } = newQueue(10, 200);
    for (let call = 0; call < 13; call += 1) void enter(caller('greedy', 3));
    await nextTurn();
    for (let call = 0; call < 60; call += 1) {
      await endOne();
      void enter(caller('greedy', 3));
    }
    expect(started.splice(0)).toHaveLength(63);

    await enter(caller('other', 3));
    for (let call = 0; call < 3; call += 1) await endOne();
    expect(started).toEqual(['other', 'greedy']);

    vi.advanceTimersByTime(1_001);
    await endOne();
    expect(started).toEqual(['other', 'greedy', 'greedy', 'greedy']);
  });

  it('may ask for a rest of their caller', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const queue = new FairQueue({ running: 10, waiting: 10 });
    const end = await queue.enter(caller('a', 1));
    let isIn = false;
    void queue.enter(caller('a', 1)).then(() => (isIn = true));
    end(100);
    await nextTurn();
    expect(isIn).toBe(false);
    vi.advanceTimersByTime(100);
    await nextTurn();
    expect(isIn).toBe(true);
  });

  it('that were let in before always get back in', async () => {
    const { enter, started, endOne } = newQueue(1, 0);
    await enter(caller('a'));
    void enter(caller('a'), true);
    await endOne();
    expect(started).toEqual(['a', 'a']);
  });
});

import { describe, expect, it } from 'vitest';
import { FairQueue, type Holders } from '../../../../services/web/places/FairQueue.ts';
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
    for (let call = 0; call < 20; call += 1) void enter(caller('greedy'));
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

  it('that were let in before always get back in', async () => {
    const { enter, started, endOne } = newQueue(1, 0);
    await enter(caller('a'));
    void enter(caller('a'), true);
    await endOne();
    expect(started).toEqual(['a', 'a']);
  });
});

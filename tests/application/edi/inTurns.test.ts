import { expect, it } from 'vitest';
import { inTurns } from '../../../src/application/edi/inTurns.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';

it('rests whenever a turn is over, and carries work to its end', async () => {
  const clock = new FakeClock();
  let rests = 0;
  function* work(): Generator<void, string> {
    for (let step = 0; step < 5; step += 1) {
      clock.advance(6);
      yield;
    }
    return 'done';
  }
  const done = inTurns(clock, work());
  let result: string | undefined;
  void done.then((value) => {
    result = value;
  });
  while (result === undefined) {
    // oxlint-disable-next-line no-await-in-loop -- a rest ends before the next begins
    await Promise.race([done, clock.nextTimer()]);
    if (clock.timers > 0) rests += 1;
    clock.advance(0);
  }
  expect([result, rests]).toEqual(['done', 2]);
});

it('does not rest if all is done within a turn', async () => {
  const clock = new FakeClock();
  function* work(): Generator<void, number> {
    yield;
    return 7;
  }
  expect(await inTurns(clock, work())).toBe(7);
  expect(clock.timers).toBe(0);
});

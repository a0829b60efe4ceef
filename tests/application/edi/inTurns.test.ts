import { expect, it } from 'vitest';
import { inTurns } from '../../../src/application/edi/inTurns.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';

/** Takes `stepMs` for each of five steps. */
function* steps(clock: FakeClock, stepMs: number): Generator<void, string> {
  for (let step = 0; step < 5; step += 1) {
    clock.advance(stepMs);
    yield;
  }
  return 'done';
}

it('rests whenever a turn is over, and carries work to its end', async () => {
  const clock = new FakeClock();
  const done = inTurns(clock, steps(clock, 6));
  for (let rest = 0; rest < 2; rest += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one rest after the other
    expect(await clock.nextTimer()).toBe(0);
    clock.advance(0);
    // oxlint-disable-next-line no-await-in-loop -- the work goes on
    await Promise.resolve();
  }
  expect(await done).toBe('done');
});

it('does not rest if all is done within a turn', async () => {
  const clock = new FakeClock();
  expect(await inTurns(clock, steps(clock, 2))).toBe('done');
});

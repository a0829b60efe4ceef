import { expect, it } from 'vitest';
import { readAgain } from '../../../src/application/reading/readAgain.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeRandom } from '../../support/fakes/FakeRandom.ts';
import { nextTurn } from '../../support/nextTurn.ts';

const unreachable = new Failure({ kind: 'unreachable', offline: false });
const gone = new Failure({ kind: 'refused', status: 404, errors: [] });

/** Reads that answer in turn with these; says at which second each was begun. */
const start = (answers: readonly unknown[], failure: unknown = unreachable, fraction = 0) => {
  const clock = new FakeClock();
  const began = clock.now();
  const begun: number[] = [];
  const left = new AbortController();
  const read = (): Promise<unknown> => {
    const answer = answers[begun.length];
    begun.push((clock.now() - began) / 1000);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const outcome: unknown[] = [];
  readAgain(clock, new FakeRandom(fraction))(failure, read, left.signal).then(
    (data) => outcome.push(data),
    (error: unknown) => outcome.push(error),
  );
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds * 2; passed += 1) {
      clock.advance(500);
      // oxlint-disable-next-line no-await-in-loop -- in half seconds
      await nextTurn();
    }
  };
  return { begun, outcome, pass, leave: () => left.abort() };
};

it('repeats a read after 5, 10 and 20 s, until it succeeds', async () => {
  const { begun, outcome, pass } = start([unreachable, unreachable, 'read']);
  await pass(120);
  expect(begun).toEqual([5, 15, 35]);
  expect(outcome).toEqual(['read']);
});

it('waits a little longer than that, each reader as it happens', async () => {
  const { begun, pass } = start(['read'], unreachable, 0.8);
  await pass(10);
  expect(begun).toEqual([6]);
});

it('ends with the failure that repeating would not help', async () => {
  const { begun, outcome, pass } = start([gone]);
  await pass(120);
  expect(begun).toEqual([5]);
  expect(outcome).toEqual([gone]);
});

it('does not repeat what was refused', async () => {
  const { begun, outcome, pass } = start([], gone);
  await pass(120);
  expect(begun).toEqual([]);
  expect(outcome).toEqual([gone]);
});

it('ends when nobody waits for it any more', async () => {
  const { begun, outcome, pass, leave } = start([unreachable, 'read']);
  await pass(6);
  leave();
  await pass(120);
  expect(begun).toEqual([5]);
  expect(outcome).toEqual([unreachable]);
});

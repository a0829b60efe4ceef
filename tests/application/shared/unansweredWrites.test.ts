import { expect, it } from 'vitest';
import { unansweredWrites } from '../../../src/application/shared/unansweredWrites.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';

const lost = new Failure({ kind: 'unreachable', offline: false });
const refused = new Failure({ kind: 'refused', status: 409, errors: [] });

/** Sends a write that fails so, and tells what is sent the next time. */
const sentAfter = async (failure: Failure | undefined) => {
  const { lostOr, send } = unansweredWrites<string>();
  const write = () => (failure ? Promise.reject(failure) : Promise.resolve('done'));
  await send('r1', 'noon', write).catch(() => undefined);
  return { again: lostOr('r1', () => 'evening'), other: lostOr('r2', () => 'evening') };
};

it('repeats a write as it was sent if its answer was lost', async () => {
  expect(await sentAfter(lost)).toEqual({ again: 'noon', other: 'evening' });
});

it.each([
  ['done', undefined],
  ['refused', refused],
])('makes a write anew that was %s', async (_, failure) => {
  expect(await sentAfter(failure)).toEqual({ again: 'evening', other: 'evening' });
});

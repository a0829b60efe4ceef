import { expect, it } from 'vitest';
import { answerWaiting } from '../../../src/application/shipments/answerWaiting.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeWaitingAnswers } from '../../support/fakes/FakeWaitingAnswers.ts';

const set = () => {
  const [answers, keys, changes] = [new FakeWaitingAnswers(), new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { answers, keys, changes, ...answerWaiting(answers, keys, changes) };
};
const dispute = { reason: 'times_wrong', note: 'The gate was open' } as const;

it('accepts or disputes the charge at a stop, of the version that was seen, and shows the shipment at once', async () => {
  const { accept, dispute: object, answers, changes } = set();
  await accept({ id: 's-1', version: 4 }, 0);
  await object({ id: 's-1', version: 5 }, 1, dispute);
  expect(answers.said).toEqual([
    { id: 's-1', version: 4, stop: 0 },
    { id: 's-1', version: 5, stop: 1, dispute },
  ]);
  expect(changes.told[1]).toMatchObject({ lists: ['shipments'], record: { list: 'shipments' } });
});

it('sends the same answer with the same key, and another stop with another', async () => {
  const { accept, keys } = set();
  for (const stop of [0, 0, 1]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await accept({ id: 's-1', version: 4 }, stop);
  }
  const [first, again, other] = keys.contents;
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

it('reads the shipment again where it was changed meanwhile', async () => {
  const { accept, answers, changes } = set();
  answers.shipment = new Failure({ kind: 'refused', status: 409, reason: 'stale', errors: [] });
  await expect(accept({ id: 's-1', version: 4 }, 0)).rejects.toBe(answers.shipment);
  expect(changes.told).toEqual([{ lists: ['shipments'] }]);
});

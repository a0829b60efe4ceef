import { expect, it } from 'vitest';
import { lookUpEach } from '../../../src/application/edi/lookUpEach.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';

const watch = { signal: new AbortController().signal, onProgress: () => {} };

it('finds each of many, in their order', async () => {
  expect(await lookUpEach(new FakeClock(), [1, 2, 3, 4, 5], async (item) => item * 2, watch)).toEqual([2, 4, 6, 8, 10]);
});

it('fails with the first failure', async () => {
  const failure = new Failure({ kind: 'unreachable', offline: true });
  const lookUp = async (item: number) => {
    if (item === 2) throw failure;
    return item;
  };
  await expect(lookUpEach(new FakeClock(), [1, 2, 3], lookUp, watch)).rejects.toBe(failure);
});

import { expect, it } from 'vitest';
import { bulkWrites } from '../../../src/application/shared/bulkWrites.ts';
import type { WriteOptions } from '../../../src/application/shared/WriteOptions.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const records = [
  { id: 'a', version: 1 },
  { id: 'b', version: 4 },
];
const watch = { signal: new AbortController().signal, onProgress: () => {} };

const next = (version: number) => Promise.resolve({ id: '', version: version + 1 });

const open = () => {
  const calls: unknown[] = [];
  const register = {
    move: (id: string, version: number, to: string, _key: string, { background }: WriteOptions) => {
      calls.push(['move', id, version, to, background]);
      return next(version);
    },
    remove: (id: string, version: number, _key: string, { background }: WriteOptions) => {
      calls.push(['remove', id, version, background]);
      return Promise.resolve();
    },
    undo: (id: string, version: number, _key: string, { background }: WriteOptions) => {
      calls.push(['undo', id, version, background]);
      return next(version);
    },
  };
  const changes = new FakeRecordChanges();
  const ports = { clock: new FakeClock(), keys: new FakeIdempotencyKeys(), changes };
  return { calls, changes, writes: bulkWrites<string>(ports, register, ['vehicles']) };
};
const outputs = (changed: readonly { readonly failure?: unknown }[]) =>
  changed.map((each) => ('output' in each ? each.output : each.failure));

it('moves each record in the background, and tells the lists once', async () => {
  const { calls, changes, writes } = open();
  expect(outputs(await writes.move(records, 'retired', watch))).toEqual([2, 5]);
  expect(calls).toEqual([
    ['move', 'a', 1, 'retired', true],
    ['move', 'b', 4, 'retired', true],
  ]);
  expect(changes.told).toEqual([{ lists: ['vehicles'] }]);
});

it('deletes each record, which is undone by the version it had', async () => {
  const { calls, writes } = open();
  expect(outputs(await writes.remove(records, watch))).toEqual([1, 4]);
  expect(outputs(await writes.undo(records, watch))).toEqual([2, 5]);
  expect(calls).toEqual([
    ['remove', 'a', 1, true],
    ['remove', 'b', 4, true],
    ['undo', 'a', 1, true],
    ['undo', 'b', 4, true],
  ]);
});

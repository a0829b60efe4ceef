import { expect, it } from 'vitest';
import type { RecordChange } from '../../../src/application/shared/RecordChanges.ts';
import { MemoryRecordChanges } from '../../../src/infrastructure/memory/MemoryRecordChanges.ts';

it('reports changes to every listener until it unsubscribes', () => {
  const feed = new MemoryRecordChanges();
  const [first, second]: RecordChange[][] = [[], []];
  const stop = feed.onChange((change) => first?.push(change));
  feed.onChange((change) => second?.push(change));
  const change: RecordChange = { lists: ['vehicles'], removed: 'v-1' };
  feed.publish(change);
  stop();
  feed.publish(change);
  expect(first).toEqual([change]);
  expect(second).toEqual([change, change]);
});

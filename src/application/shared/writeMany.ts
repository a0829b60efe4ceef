import type { Clock } from './Clock.ts';
import type { CompanyList } from './CompanyList.ts';
import type { IdempotencyKeys } from './IdempotencyKeys.ts';
import type { RecordChanges } from './RecordChanges.ts';
import { eachInTurn, type Outcome, type Watch } from './eachInTurn.ts';

export interface ManyPorts {
  readonly clock: Clock;
  readonly keys: IdempotencyKeys;
  readonly changes: RecordChanges;
}

interface ManyWrites<Item, Output> {
  /** What is stale afterwards. */
  readonly lists: readonly [CompanyList, ...CompanyList[]];
  readonly items: readonly Item[];
  /** What is written of an item; a repeat of the same has the same key. */
  readonly contentOf: (item: Item) => object;
  readonly write: (item: Item, key: string) => Promise<Output>;
  readonly watch: Watch;
}

/** Writes many records one by one, and marks the lists stale once at the end. A refused one does not hold back the others. */
export const writeMany = async <Item, Output>(
  { clock, keys, changes }: ManyPorts,
  { lists, items, contentOf, write, watch }: ManyWrites<Item, Output>,
): Promise<readonly Outcome<Item, Output>[]> => {
  try {
    return await eachInTurn(
      clock,
      items,
      (item) => keys.once({ list: lists[0], ...contentOf(item) }, (key) => write(item, key)),
      watch,
    );
  } finally {
    changes.publish({ lists });
  }
};

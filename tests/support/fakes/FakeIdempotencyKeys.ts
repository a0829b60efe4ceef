import type { IdempotencyKeys } from '../../../src/application/shared/IdempotencyKeys.ts';

/** Returns the same key for every write and records the content. */
export class FakeIdempotencyKeys implements IdempotencyKeys {
  readonly contents: unknown[] = [];

  once<Output>(content: unknown, write: (key: string) => Promise<Output>): Promise<Output> {
    this.contents.push(content);
    return write('key');
  }
}

import type { IdempotencyKeys } from '../../../src/application/shared/IdempotencyKeys.ts';

/** Gives every write the same key, and remembers of what content it was asked. */
export class FakeIdempotencyKeys implements IdempotencyKeys {
  readonly contents: unknown[] = [];

  once<Output>(content: unknown, write: (key: string) => Promise<Output>): Promise<Output> {
    this.contents.push(content);
    return write('key');
  }
}

import type { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { SessionStore } from '../../application/shared/SessionStore.ts';
import { isOutcomeUnknown } from '../../domain/failure/isOutcomeUnknown.ts';
import { isSameContent } from '../../domain/record/isSameContent.ts';

/** More writes than a tab ever has open at once. */
const mostOpen = 50;

interface OpenWrite {
  readonly content: unknown;
  readonly key: string;
}

/** The keys of this tab's writes that are in progress or have an unknown outcome. */
export class MemoryIdempotencyKeys implements IdempotencyKeys {
  readonly #ids: Ids;
  readonly #store: SessionStore;
  #open: readonly OpenWrite[] = [];

  constructor(ids: Ids, store: SessionStore) {
    this.#ids = ids;
    this.#store = store;
  }

  async once<Output>(content: unknown, write: (key: string) => Promise<Output>): Promise<Output> {
    const { key } = this.#keep({ companyId: this.#store.read().company?.id, content });
    try {
      const output = await write(key);
      this.#close(key);
      return output;
    } catch (error) {
      if (!isOutcomeUnknown(error)) this.#close(key);
      throw error;
    }
  }

  #keep(content: unknown): OpenWrite {
    const known = this.#open.find((open) => isSameContent(open.content, content));
    if (known) return known;
    const open = { content, key: this.#ids.next() };
    this.#open = [...this.#open, open].slice(-mostOpen);
    return open;
  }

  #close(key: string): void {
    this.#open = this.#open.filter((open) => open.key !== key);
  }
}

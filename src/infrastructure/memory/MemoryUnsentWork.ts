import type { Unsent, UnsentWork } from '../../application/shared/UnsentWork.ts';

/** Asks those who hold something back. */
export class MemoryUnsentWork implements UnsentWork {
  #watched: readonly Unsent[] = [];

  watch(unsent: Unsent): void {
    this.#watched = [...this.#watched, unsent];
  }

  count(): number {
    return this.#watched.reduce((sum, each) => sum + each.count(), 0);
  }

  async drop(): Promise<void> {
    await Promise.all(this.#watched.map((each) => each.drop()));
  }
}

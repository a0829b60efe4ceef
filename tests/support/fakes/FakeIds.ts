import type { Ids } from '../../../src/application/shared/Ids.ts';

/** Sequential UUIDs: …0001, …0002. */
export class FakeIds implements Ids {
  #last = 0;

  next(): string {
    this.#last += 1;
    return `00000000-0000-4000-8000-${String(this.#last).padStart(12, '0')}`;
  }
}

import type { PendingRequests } from '../../../src/application/shared/PendingRequests.ts';
import { Listeners } from './Listeners.ts';

/** Counts pending and total requests. */
export class FakePendingRequests implements PendingRequests {
  begun = 0;
  inProgress = 0;
  readonly #changes = new Listeners();

  begin(): () => void {
    this.begun += 1;
    this.inProgress += 1;
    this.#changes.tell();
    return () => {
      this.inProgress -= 1;
      this.#changes.tell();
    };
  }

  any(): boolean {
    return this.inProgress > 0;
  }

  onChange(listener: () => void): () => void {
    return this.#changes.add(listener);
  }
}

import type { NewTabs } from '../../../src/application/account/NewTabs.ts';
import type { SharedSession } from '../../../src/application/account/SharedSession.ts';

/** New tabs that ask when the test says so. */
export class FakeNewTabs implements NewTabs {
  #share: (() => Promise<SharedSession | undefined>) | undefined;

  answer(share: () => Promise<SharedSession | undefined>): () => void {
    this.#share = share;
    return () => {
      this.#share = undefined;
    };
  }

  /** What a new tab is given. */
  async ask(): Promise<SharedSession | undefined> {
    return this.#share?.();
  }
}

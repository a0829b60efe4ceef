import type { Notice, Notices } from '../../../src/application/shared/Notices.ts';
import { Listeners } from './Listeners.ts';

/** Records notices by text. */
export class FakeNotices implements Notices {
  readonly #changes = new Listeners();
  #notices: readonly Notice[] = [];

  show(text: string, retry?: () => void): () => void {
    const others = this.#notices.filter((notice) => notice.text !== text);
    this.#post([...others, { id: text, text, ...(retry && { retry }) }]);
    return () => this.dismiss(text);
  }

  dismiss(id: string): void {
    this.#post(this.#notices.filter((notice) => notice.id !== id));
  }

  list(): readonly Notice[] {
    return this.#notices;
  }

  onChange(listener: () => void): () => void {
    return this.#changes.add(listener);
  }

  get texts(): readonly string[] {
    return this.#notices.map(({ text }) => text);
  }

  /** Runs "Try again" of the only notice. */
  tryAgain(): void {
    const [notice] = this.#notices;
    if (!notice?.retry) throw new Error('There is nothing to try again.');
    this.dismiss(notice.id);
    notice.retry();
  }

  #post(notices: readonly Notice[]): void {
    this.#notices = notices;
    this.#changes.tell();
  }
}

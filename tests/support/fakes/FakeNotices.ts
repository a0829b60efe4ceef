import type { Notice, NoticeAction, Notices } from '../../../src/application/shared/Notices.ts';
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

  tell(text: string, news: readonly NoticeAction[] = []): void {
    this.#post([...this.#notices.filter((notice) => notice.text !== text), { id: text, text, news }]);
  }

  dismiss(id: string): void {
    this.#post(this.#notices.filter((notice) => notice.id !== id));
  }

  forgetNews(): void {
    this.#post(this.#notices.filter(({ news }) => !news));
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

  /** Presses this button of the notice with this text. */
  press(text: string, label: string): void {
    const notice = this.#notices.find((each) => each.text === text);
    const action = notice?.news?.find((each) => each.label === label);
    if (!notice || !action) throw new Error(`There is no "${label}" beside "${text}".`);
    this.dismiss(notice.id);
    action.run();
  }

  #post(notices: readonly Notice[]): void {
    this.#notices = notices;
    this.#changes.tell();
  }
}

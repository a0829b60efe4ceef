import type { Ids } from '../../application/shared/Ids.ts';
import type { Notice, NoticeAction, Notices } from '../../application/shared/Notices.ts';

/** As much good news as a phone has room for. */
const mostNews = 3;

export class MemoryNotices implements Notices {
  readonly #ids: Ids;
  readonly #changes = new EventTarget();
  #notices: readonly Notice[] = [];

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  show(text: string, retry?: () => void): () => void {
    const id = this.#ids.next();
    this.#post([...this.#others(text), { id, text, ...(retry && { retry }) }]);
    return () => this.dismiss(id);
  }

  tell(text: string, actions: readonly NoticeAction[] = []): void {
    // One that can be undone stays beside another with the same words.
    const others = this.#notices.filter((notice) => notice.text !== text || (notice.news?.length ?? 0) > 0);
    const [oldest] = others.filter(({ news }) => news).slice(0, 1 - mostNews);
    this.#post([...others.filter((notice) => notice !== oldest), { id: this.#ids.next(), text, news: actions }]);
  }

  dismiss(id: string): void {
    this.#post(this.#notices.filter((notice) => notice.id !== id));
  }

  forgetNews(): void {
    if (this.#notices.some(({ news }) => news)) this.#post(this.#notices.filter(({ news }) => !news));
  }

  list(): readonly Notice[] {
    return this.#notices;
  }

  onChange(listener: () => void): () => void {
    this.#changes.addEventListener('change', listener);
    return () => this.#changes.removeEventListener('change', listener);
  }

  #others(text: string): readonly Notice[] {
    return this.#notices.filter((notice) => notice.text !== text);
  }

  #post(notices: readonly Notice[]): void {
    this.#notices = notices;
    this.#changes.dispatchEvent(new Event('change'));
  }
}

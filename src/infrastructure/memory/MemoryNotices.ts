import type { Ids } from '../../application/shared/Ids.ts';
import type { Notice, NoticeAction, Notices } from '../../application/shared/Notices.ts';

/** As many as a phone has room for. */
const most = 3;

/** How dear a notice is: the only way to undo something before what failed, and that before other good news. */
const worthOf = ({ news }: Notice): number => (news === undefined ? 1 : news.length > 0 ? 2 : 0);

/** As many as there is room for, the latest among them; of the others the least dear give way, the oldest of them first. */
const fitting = (notices: readonly Notice[]): readonly Notice[] => {
  const others = notices.slice(0, -1).toSorted((one, other) => worthOf(one) - worthOf(other));
  const leaving = new Set(others.slice(0, Math.max(0, notices.length - most)));
  return notices.filter((notice) => !leaving.has(notice));
};

export class MemoryNotices implements Notices {
  readonly #ids: Ids;
  readonly #changes = new EventTarget();
  #notices: readonly Notice[] = [];

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  show(text: string, retry?: () => void): () => void {
    const id = this.#ids.next();
    this.#post(fitting([...this.#others(text), { id, text, ...(retry && { retry }) }]));
    return () => this.dismiss(id);
  }

  tell(text: string, actions: readonly NoticeAction[] = []): void {
    // One that can be undone stays beside another with the same words.
    const others = this.#notices.filter((notice) => notice.text !== text || (notice.news?.length ?? 0) > 0);
    this.#post(fitting([...others, { id: this.#ids.next(), text, news: actions }]));
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

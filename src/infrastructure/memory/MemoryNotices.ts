import type { Ids } from '../../application/shared/Ids.ts';
import type { Notice, Notices } from '../../application/shared/Notices.ts';

export class MemoryNotices implements Notices {
  readonly #ids: Ids;
  readonly #changes = new EventTarget();
  #notices: readonly Notice[] = [];

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  show(text: string, retry?: () => void): () => void {
    const id = this.#ids.next();
    const others = this.#notices.filter((notice) => notice.text !== text);
    this.#post([...others, { id, text, ...(retry && { retry }) }]);
    return () => this.dismiss(id);
  }

  dismiss(id: string): void {
    this.#post(this.#notices.filter((notice) => notice.id !== id));
  }

  list(): readonly Notice[] {
    return this.#notices;
  }

  onChange(listener: () => void): () => void {
    this.#changes.addEventListener('change', listener);
    return () => this.#changes.removeEventListener('change', listener);
  }

  #post(notices: readonly Notice[]): void {
    this.#notices = notices;
    this.#changes.dispatchEvent(new Event('change'));
  }
}

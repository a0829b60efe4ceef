import type { UnsavedWork } from '../../application/shared/UnsavedWork.ts';

/** Unsaved work as so many pieces of it, in this tab alone. */
export class CountedWork implements UnsavedWork {
  readonly #begun = new Set<symbol>();

  begin(): () => void {
    const work = Symbol('work');
    this.#begun.add(work);
    return () => void this.#begun.delete(work);
  }

  any(): boolean {
    return this.#begun.size > 0;
  }
}

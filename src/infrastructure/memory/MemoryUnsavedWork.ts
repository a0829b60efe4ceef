import type { UnsavedWork } from '../../application/shared/UnsavedWork.ts';

/** Counts the unsaved work in this tab. */
export class MemoryUnsavedWork implements UnsavedWork {
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

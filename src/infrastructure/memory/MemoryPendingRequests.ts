import type { PendingRequests } from '../../application/shared/PendingRequests.ts';

export class MemoryPendingRequests implements PendingRequests {
  readonly #changes = new EventTarget();
  readonly #inProgress = new Set<symbol>();

  begin(): () => void {
    const request = Symbol('request');
    this.#inProgress.add(request);
    this.#changes.dispatchEvent(new Event('change'));
    return () => {
      if (this.#inProgress.delete(request)) this.#changes.dispatchEvent(new Event('change'));
    };
  }

  any(): boolean {
    return this.#inProgress.size > 0;
  }

  onChange(listener: () => void): () => void {
    this.#changes.addEventListener('change', listener);
    return () => this.#changes.removeEventListener('change', listener);
  }
}

import type { PendingRequests } from '../../application/shared/PendingRequests.ts';

export class CountedRequests implements PendingRequests {
  readonly #changes = new EventTarget();
  readonly #underWay = new Set<symbol>();

  begin(): () => void {
    const request = Symbol('request');
    this.#underWay.add(request);
    this.#changes.dispatchEvent(new Event('change'));
    return () => {
      if (this.#underWay.delete(request)) this.#changes.dispatchEvent(new Event('change'));
    };
  }

  any(): boolean {
    return this.#underWay.size > 0;
  }

  onChange(listener: () => void): () => void {
    this.#changes.addEventListener('change', listener);
    return () => this.#changes.removeEventListener('change', listener);
  }
}

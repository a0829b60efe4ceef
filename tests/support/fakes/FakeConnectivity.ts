import type { Connectivity } from '../../../src/application/shared/Connectivity.ts';
import { Listeners } from './Listeners.ts';

export class FakeConnectivity implements Connectivity {
  readonly #changes = new Listeners();
  #online: boolean;

  constructor(online = true) {
    this.#online = online;
  }

  online(): boolean {
    return this.#online;
  }

  onChange(listener: () => void): () => void {
    return this.#changes.add(listener);
  }

  turn(online: boolean): void {
    this.#online = online;
    this.#changes.tell();
  }

  get listeners(): number {
    return this.#changes.count;
  }
}

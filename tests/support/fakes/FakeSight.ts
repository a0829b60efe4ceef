import type { Sight } from '../../../src/application/tracking/Sight.ts';
import { Listeners } from './Listeners.ts';

export class FakeSight implements Sight {
  readonly #changes = new Listeners();
  #inSight = true;

  inSight(): boolean {
    return this.#inSight;
  }

  onChange(listener: () => void): () => void {
    return this.#changes.add(listener);
  }

  turn(inSight: boolean): void {
    this.#inSight = inSight;
    this.#changes.tell();
  }
}

import type { Chance } from '../../../src/application/shared/Chance.ts';

/** Chance that always falls the same way. */
export class FakeChance implements Chance {
  readonly #fraction: number;

  constructor(fraction = 0) {
    this.#fraction = fraction;
  }

  fraction(): number {
    return this.#fraction;
  }
}

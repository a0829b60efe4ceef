import type { Chance } from '../../../src/application/shared/Chance.ts';

/** Randomness with a fixed result. */
export class FakeChance implements Chance {
  readonly #fraction: number;

  constructor(fraction = 0) {
    this.#fraction = fraction;
  }

  fraction(): number {
    return this.#fraction;
  }
}

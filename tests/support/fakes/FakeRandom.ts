import type { Random } from '../../../src/application/shared/Random.ts';

/** Randomness with a fixed result. */
export class FakeRandom implements Random {
  readonly #fraction: number;

  constructor(fraction = 0) {
    this.#fraction = fraction;
  }

  fraction(): number {
    return this.#fraction;
  }
}

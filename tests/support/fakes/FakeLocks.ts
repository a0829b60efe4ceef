interface HeldLock {
  readonly name: string;
}

/** The part of the browser's `navigator.locks` that counts tabs and gives out places, which jsdom lacks. */
export class FakeLocks {
  #held: HeldLock[] = [];

  async request<Held>(
    name: string,
    { ifAvailable = false }: LockOptions,
    hold: (lock: HeldLock | null) => Promise<Held>,
  ): Promise<Held> {
    if (ifAvailable && this.#held.some((other) => other.name === name)) return hold(null);
    const lock = { name };
    this.#held.push(lock);
    const held = await hold(lock);
    this.#held = this.#held.filter((other) => other !== lock);
    return held;
  }

  async query(): Promise<{ readonly held: readonly HeldLock[] }> {
    return { held: this.#held };
  }
}

/** The part of the browser's `navigator.locks` that counts tabs, which jsdom lacks. */
export class FakeLocks {
  #held: { readonly name: string }[] = [];

  async request(name: string, _options: LockOptions, hold: () => Promise<void>): Promise<void> {
    const lock = { name };
    this.#held.push(lock);
    await hold();
    this.#held = this.#held.filter((other) => other !== lock);
  }

  async query(): Promise<{ readonly held: readonly { readonly name: string }[] }> {
    return { held: this.#held };
  }
}

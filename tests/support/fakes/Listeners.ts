/** Change listeners, for fakes of observable ports. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  readonly add = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(): void {
    for (const listener of Array.from(this.#listeners)) listener();
  }

  get count(): number {
    return this.#listeners.size;
  }
}

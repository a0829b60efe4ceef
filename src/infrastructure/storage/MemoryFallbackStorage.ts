type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A browser storage area that never throws: if the browser refuses a value, it is kept in memory until the page closes.
 */
export class MemoryFallbackStorage {
  readonly #area: Area | undefined;
  readonly #memory = new Map<string, string>();
  #refused = false;

  constructor(open: () => Area) {
    try {
      this.#area = open();
    } catch {
      this.#refused = true;
    }
  }

  /** Whether the browser has stored everything so far. */
  durable(): boolean {
    return !this.#refused;
  }

  read(key: string): string | undefined {
    return this.#memory.get(key) ?? this.#safely(() => this.#area?.getItem(key)) ?? undefined;
  }

  /** If the browser refuses the new value, the old one is removed as well: a reload would bring it back. */
  write(key: string, value: string): void {
    this.remove(key);
    this.#safely(() => this.#area?.setItem(key, value));
    if (this.#safely(() => this.#area?.getItem(key)) === value) return;
    this.#refused = true;
    this.#memory.set(key, value);
  }

  remove(key: string): void {
    this.#memory.delete(key);
    this.#safely(() => this.#area?.removeItem(key));
  }

  clear(): void {
    this.#memory.clear();
    this.#safely(() => this.#area?.clear());
  }

  #safely<Value>(work: () => Value): Value | undefined {
    try {
      return work();
    } catch {
      this.#refused = true;
      return undefined;
    }
  }
}

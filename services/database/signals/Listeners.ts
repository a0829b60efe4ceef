/** Who listens to which channel. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<() => void>>();

  get channels(): readonly string[] {
    return [...this.#byChannel.keys()];
  }

  /** Returns a function that removes the listener. */
  add(channel: string, heard: () => void): () => void {
    const own = () => heard();
    this.#byChannel.set(channel, (this.#byChannel.get(channel) ?? new Set()).add(own));
    return () => void this.#byChannel.get(channel)?.delete(own);
  }

  tell(channel: string): void {
    for (const heard of this.#byChannel.get(channel) ?? []) heard();
  }

  tellAll(): void {
    for (const channel of this.channels) this.tell(channel);
  }
}

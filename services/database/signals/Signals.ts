/** Tells of commits that signalled something, by LISTEN and NOTIFY. */
export interface Signals {
  /**
   * Calls `heard` when a channel was signalled, and when a signal may have been missed. One call may stand for several signals.
   * Returns a function that ends it.
   */
  listen(channel: string, heard: () => void): () => void;
}

/** Result of a write: `done`, or `stale` with the latest record after a conflict. */
export interface Written<Held> {
  readonly kind: 'done' | 'stale';
  readonly record: Held;
}

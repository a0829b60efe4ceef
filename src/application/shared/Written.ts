/** Result of a write: `done`, or `conflict` with the latest record. */
export interface Written<Held> {
  readonly kind: 'done' | 'conflict';
  readonly record: Held;
}

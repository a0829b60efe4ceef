/** How a write to a record ended: done, or `stale` because somebody had changed it; then the record is theirs. */
export interface Written<Held> {
  readonly kind: 'done' | 'stale';
  readonly record: Held;
}

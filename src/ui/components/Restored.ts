/** State of a form whose draft was restored. */
export interface Restored {
  /** Whether there is more to restore than a file. */
  readonly hasText: boolean;
  /** Whether a file must be chosen again. */
  readonly lacksFile: boolean;
  readonly onDiscard: () => void;
}

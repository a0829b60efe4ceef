/** What the person is told whose typing came back. */
export interface Restored {
  /** Whether anything had been typed beside a file. */
  readonly hasText: boolean;
  /** Whether a file has to be chosen again. */
  readonly lacksFile: boolean;
  readonly onDiscard: () => void;
}

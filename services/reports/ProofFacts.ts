/** What was told of the proof of a delivery. Instants in epoch milliseconds. */
export interface ProofFacts {
  /** When the first proof came in; null without any. */
  readonly firstAt: number | null;
  /** Whether the last one was rejected. */
  readonly isRejected: boolean;
  /** When its shipment was completed; null if it was not. */
  readonly completedAt: number | null;
  /** Whether it was completed because nobody objected in time. */
  readonly isAutomatic: boolean;
}

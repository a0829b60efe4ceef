/** A change of a record that can be undone. */
export interface UndoStep {
  /** Which room's record it is. */
  readonly kind: string;
  readonly recordId: string;
  /** The version the change left, or a deleted record had. */
  readonly version: number;
}

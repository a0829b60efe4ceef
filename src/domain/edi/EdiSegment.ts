/** A segment of a file: its tag and its elements, each with its components. What X12 holds has one component. */
export interface EdiSegment {
  /** Counted from 1 in its set, as partners count when they complain. */
  readonly at: number;
  readonly tag: string;
  readonly elements: readonly (readonly string[])[];
}

/** What is wrong with a field of a form. */
export interface FieldProblem {
  /** Also the name of its input. */
  readonly path: string;
  readonly label: string;
  /** A sentence. */
  readonly text: string;
}

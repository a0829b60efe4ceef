/** What is wrong with a field of a form. */
export interface NamedProblem {
  /** Also the name of its input. */
  readonly path: string;
  /** A sentence that names the field. */
  readonly text: string;
}

/** A question and its answer. */
export interface Answer {
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** Terms and their definitions. */
  readonly terms?: readonly (readonly [string, string])[];
  readonly way?: { readonly to: string; readonly label: string } | undefined;
}

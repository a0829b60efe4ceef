/** What is asked, and what there is to say to it. */
export interface Answer {
  readonly title: string;
  /** A paragraph each. */
  readonly text: readonly string[];
  /** Words that are used throughout, and what they mean. */
  readonly terms?: readonly (readonly [string, string])[];
  readonly way?: { readonly to: string; readonly label: string } | undefined;
}

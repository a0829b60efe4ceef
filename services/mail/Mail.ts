/** A letter, and how long it is worth sending. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** In milliseconds from its posting; after that it is given up. */
  readonly goodFor: number;
}

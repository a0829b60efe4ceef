/** A point of a signature, from 0 to 1 across and down its field. */
export interface InkPoint {
  readonly x: number;
  readonly y: number;
}

/** What was drawn without lifting finger or pen. */
export type Stroke = readonly InkPoint[];

/** Who received the goods says so by hand, or by typing a name where nobody can draw. */
export type Signature =
  { readonly kind: 'drawn'; readonly strokes: readonly Stroke[] } | { readonly kind: 'typed'; readonly name: string };

/** How wide a signature is for its height. */
export const signatureShape = 2.5;

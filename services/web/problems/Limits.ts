/** The bounds in a refusal: characters, items, or the field's own unit. */
export interface Limits {
  readonly least?: number;
  readonly most?: number;
  readonly decimals?: number;
}

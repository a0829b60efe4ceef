/** Bounds that a refusal names: characters, items, or the field's own unit. */
export interface Limits {
  readonly least?: number;
  readonly most?: number;
  readonly decimals?: number;
}

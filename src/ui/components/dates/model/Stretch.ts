/** From one instant, or one time of the clock, to another, both within; in ms. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A record with the version that was shown, or that a change left. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

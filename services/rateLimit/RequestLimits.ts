/** How often something may be asked for: times in milliseconds. */
export interface RequestLimits {
  /** Between two requests. */
  readonly apart?: number;
  /** Requests counted over `window`. */
  readonly mostInWindow: number;
  /** At most an hour: what is older is cleaned up. */
  readonly window: number;
}

/** The closest instant that is neither before `earliest` nor after `latest`, where they are given. */
export const clampInstant = (instant: number, earliest: number | undefined, latest: number | undefined): number =>
  Math.min(Math.max(instant, earliest ?? -Infinity), latest ?? Infinity);

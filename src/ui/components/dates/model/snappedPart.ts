/** The closest hour, minute or second that lies on a step and on the clock. */
export const snappedPart = (value: number, step: number, size: 24 | 60): number =>
  Math.min(Math.max(0, Math.round(value / step)), Math.floor((size - 1) / step)) * step;

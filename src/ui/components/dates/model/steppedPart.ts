/** The next hour, minute or second on a step of the clock, up (1) or down (-1); past the last comes the first again. */
export const steppedPart = (value: number, step: number, direction: 1 | -1, size: 24 | 60): number => {
  const last = Math.floor((size - 1) / step) * step;
  const next = direction === 1 ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step;
  if (next < 0) return last;
  return next > last ? 0 : next;
};

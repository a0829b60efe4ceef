/** How many names fit below a chart on a phone, and on a desk. */
const fitting = { narrow: 4, wide: 13 };

/** From which width a point's name is shown below a chart: the last one always is, and the others at even steps from it. */
export const labelledFrom = (at: number, count: number): 'narrow' | 'wide' | undefined => {
  const wide = Math.ceil(count / fitting.wide);
  const narrow = wide * Math.ceil(count / wide / fitting.narrow);
  const fromLast = count - 1 - at;
  if (fromLast % narrow === 0) return 'narrow';
  return fromLast % wide === 0 ? 'wide' : undefined;
};

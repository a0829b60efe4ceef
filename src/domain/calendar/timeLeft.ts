const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface TimeLeft {
  readonly count: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/**
 * How long it is until a deadline, rounded down so that nobody is promised more: in minutes up to two hours, in hours up to two days,
 * then in days. Undefined once it has passed. Both in epoch milliseconds.
 */
export const timeLeft = (deadline: number, now: number): TimeLeft | undefined => {
  const left = deadline - now;
  if (left <= 0) return undefined;
  if (left < 2 * hour) return { count: Math.floor(left / minute), unit: 'minute' };
  if (left < 2 * day) return { count: Math.floor(left / hour), unit: 'hour' };
  return { count: Math.floor(left / day), unit: 'day' };
};

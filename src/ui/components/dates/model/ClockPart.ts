import type { LocalTime } from '../../../../domain/calendar/LocalTime.ts';

/** A part of a time that is chosen separately. */
export type ClockPart = keyof Omit<LocalTime, 'day'>;

/** Number of values of each part. */
export const clockSizes = { hour: 24, minute: 60, second: 60 } as const satisfies Record<ClockPart, number>;

/** The parts of a time, largest first, with their length in seconds. */
export const clockUnits = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const satisfies readonly (readonly [ClockPart, number])[];

/** The value on a step closest to a given one, for a part with `size` values. */
export const nearestPartStep = (value: number, step: number, size: 24 | 60): number =>
  Math.min(Math.max(0, Math.round(value / step)), Math.floor((size - 1) / step)) * step;

/** The next value on a step, up (1) or down (-1); wraps around. */
export const nextPartStep = (value: number, step: number, direction: 1 | -1, size: 24 | 60): number => {
  const last = Math.floor((size - 1) / step) * step;
  const next = direction === 1 ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step;
  if (next < 0) return last;
  return next > last ? 0 : next;
};

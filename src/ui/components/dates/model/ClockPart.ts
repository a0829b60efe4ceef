import type { LocalTime } from '../../../../domain/calendar/LocalTime.ts';

/** What of a time is chosen on its own. */
export type ClockPart = keyof Omit<LocalTime, 'day'>;

/** How many values each part has. */
export const clockSizes = { hour: 24, minute: 60, second: 60 } as const satisfies Record<ClockPart, number>;

/** The parts of a time, largest first, with the seconds in one of each. */
export const clockUnits = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const satisfies readonly (readonly [ClockPart, number])[];

/** The value on a step that is closest to one of a part with `size` values. */
export const nearestPartStep = (value: number, step: number, size: 24 | 60): number =>
  Math.min(Math.max(0, Math.round(value / step)), Math.floor((size - 1) / step)) * step;

/** The next value on a step, up (1) or down (-1). The last is followed by the first. */
export const nextPartStep = (value: number, step: number, direction: 1 | -1, size: 24 | 60): number => {
  const last = Math.floor((size - 1) / step) * step;
  const next = direction === 1 ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step;
  if (next < 0) return last;
  return next > last ? 0 : next;
};

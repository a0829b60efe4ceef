import type { ClockPart } from './ClockPart.ts';

/** How many hours a day has, and how many minutes and seconds the part above. */
export const clockSizes = { hour: 24, minute: 60, second: 60 } as const satisfies Record<ClockPart, number>;

import type { Clock } from './Clock.ts';

export const systemClock: Clock = { now: () => new Date() };

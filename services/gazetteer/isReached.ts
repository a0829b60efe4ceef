import type { Town } from './Town.ts';

type Position = Pick<Town, 'lat' | 'lng'>;

/** Degrees of a great circle, some 4,000 km: from anywhere in Europe to all of it, and not across an ocean. */
const reach = 36;

const radians = Math.PI / 180;
const leastCosine = Math.cos(reach * radians);

/** Whether a truck may go from one place to the other: roughly, by the line between them. */
export const isReached = (from: Position, to: Position): boolean =>
  Math.sin(from.lat * radians) * Math.sin(to.lat * radians) +
    Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * Math.cos((from.lng - to.lng) * radians) >=
  leastCosine;

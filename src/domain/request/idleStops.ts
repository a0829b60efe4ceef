import type { RequestContent } from './RequestContent.ts';

/**
 * Indices of the stops at which no goods are picked up or delivered. Such a request may be published, but its carrier must prove a
 * delivery of nothing. None while goods do not say where they are picked up and delivered.
 */
export const idleStops = ({ stops = [], cargo = [] }: RequestContent): readonly number[] => {
  const ends = cargo.flatMap(({ pickup, delivery }) => [pickup, delivery]);
  if (ends.length === 0 || ends.includes(undefined)) return [];
  return stops.map((_, at) => at).filter((at) => !ends.includes(at));
};

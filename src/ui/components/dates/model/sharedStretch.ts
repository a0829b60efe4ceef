import type { Stretch } from './Stretch.ts';

/** What two stretches share; undefined where they do not meet. */
export const sharedStretch = (one: Stretch, other: Stretch): Stretch | undefined => {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from <= to ? { from, to } : undefined;
};

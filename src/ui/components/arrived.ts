import type { Arrival } from './ArrivalContext.ts';

/** A new arrival, not yet claimed. */
export const arrived = (way: 'opened' | 'gone'): Arrival => {
  let isClaimed = false;
  const claim = (): boolean => {
    const isFirst = !isClaimed;
    isClaimed = true;
    return isFirst;
  };
  return { way, claim };
};

import type { Arrival } from './ArrivalContext.ts';

/** An arrival that nobody has claimed. */
export const arrived = (way: 'opened' | 'gone'): Arrival => {
  let isClaimed = false;
  const claim = (): boolean => {
    const isFirst = !isClaimed;
    isClaimed = true;
    return isFirst;
  };
  return { way, claim };
};

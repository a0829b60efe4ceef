import { Clock } from '../../application/shared/Clock.ts';
import { useInjection } from './injection/useInjection.ts';

/** Tells the time at the moment it is called, in epoch milliseconds. */
export const useClockTime = (): (() => number) => {
  const clock = useInjection(Clock);
  return () => clock.now();
};

import { useState } from 'react';
import { Clock } from '../../application/ports/Clock.ts';
import { useInjection } from '../injection/useInjection.ts';

/** The instant the component first stood, where the person is. */
export const useNow = (): Date => {
  const clock = useInjection(Clock);
  const [now] = useState(() => new Date(clock.now()));
  return now;
};

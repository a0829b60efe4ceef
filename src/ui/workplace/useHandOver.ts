import { HandOver } from '../../application/account/handOver.ts';
import type { Audience } from '../../domain/audience/Audience.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { type Task, useTask } from '../shared/useTask.ts';

export const useHandOver = (): Task<Audience> => {
  const handOver = useInjection(HandOver);
  return useTask(handOver);
};

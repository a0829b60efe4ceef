import { HandOver } from '../../application/useCases/handOver.ts';
import type { Audience } from '../../domain/audience/Audience.ts';
import { useInjection } from '../injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';

export const useHandOver = (): Task<Audience> => {
  const handOver = useInjection(HandOver);
  return useTask(handOver);
};

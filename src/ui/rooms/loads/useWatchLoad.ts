import { WatchLoad } from '../../../application/loads/watchLoad.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** Watches a load, or ends that, and says so. */
export const useWatchLoad = () => {
  const { watch: words } = useLoadTexts();
  const watch = useInjection(WatchLoad);
  const tell = useTell();
  return useWriteTask<Load>(async (load) => {
    tell((await watch(load)) ? words.on : words.off);
  });
};

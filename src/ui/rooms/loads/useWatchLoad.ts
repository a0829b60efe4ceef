import { useState } from 'react';
import { WatchLoad } from '../../../application/loads/watchLoad.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** What was pressed last, and on which reading of the load. */
interface Turned {
  readonly of: Load;
  readonly watched: boolean;
}

/** Watches one load, or ends that, and says so. It turns at once; what is read later counts again. */
export const useWatchLoad = (load: Load) => {
  const { watch: words } = useLoadTexts();
  const watch = useInjection(WatchLoad);
  const tell = useTell();
  const [turned, setTurned] = useState<Turned>();
  const task = useWriteTask<Turned>(async ({ of, watched }) => {
    setTurned({ of, watched });
    try {
      tell((await watch({ id: of.id, watched: !watched })) ? words.on : words.off);
    } catch (error) {
      setTurned(undefined);
      throw error;
    }
  });
  const watched = turned && (task.pending || turned.of === load) ? turned.watched : load.watched;
  return { watched, pending: task.pending, turn: () => void task.run({ of: load, watched: !watched }) };
};

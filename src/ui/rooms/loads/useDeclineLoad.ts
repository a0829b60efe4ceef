import { DeclineLoad } from '../../../application/loads/declineLoad.ts';
import type { Decline } from '../../../application/loads/LoadBoard.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** Declines a load, and tells that it is hidden. */
export const useDeclineLoad = (id: string, onDone: () => void) => {
  const { decline: words } = useLoadTexts();
  const decline = useInjection(DeclineLoad);
  const tell = useTell();
  return useWriteTask<Decline>(async (said) => {
    await decline(id, said);
    tell(words.done);
    onDone();
  });
};

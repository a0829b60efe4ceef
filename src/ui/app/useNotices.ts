import { type Notice, Notices } from '../../application/shared/Notices.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useObserved } from '../shared/useObserved.ts';

export const useNotices = (): { notices: readonly Notice[]; dismiss: (id: string) => void } => {
  const board = useInjection(Notices);
  return { notices: useObserved(board, (kept) => kept.list()), dismiss: (id) => board.dismiss(id) };
};

import { type Notice, Notices } from '../../application/shared/Notices.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useObserved } from '../shared/useObserved.ts';

const none: readonly Notice[] = [];

export const useNotices = (): { notices: readonly Notice[]; dismiss: (id: string) => void } => {
  const board = useInjection(Notices);
  const notices = useObserved(
    board,
    (kept) => kept.list(),
    () => none,
  );
  return { notices, dismiss: (id) => board.dismiss(id) };
};

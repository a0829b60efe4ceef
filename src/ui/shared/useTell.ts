import { type NoticeAction, Notices } from '../../application/shared/Notices.ts';
import { useInjection } from './injection/useInjection.ts';

/** Says what went well, in a quiet notice that leaves by itself. */
export const useTell = (): ((text: string, actions?: readonly NoticeAction[]) => void) => {
  const notices = useInjection(Notices);
  return (text, actions) => notices.tell(text, actions);
};

import { Dialogs, type Question } from '../../application/shared/Dialogs.ts';
import { useInjection } from './injection/useInjection.ts';

/** Asks for confirmation; resolves to true for a yes. */
export const useQuestion = (): ((question: Question) => Promise<boolean>) => {
  const dialogs = useInjection(Dialogs);
  return (question) => dialogs.ask(question);
};

import { useState } from 'react';
import { AccountSecurity } from '../../../../application/account/AccountSecurity.ts';
import { type EndedSignIns, EndSignIns } from '../../../../application/account/endSignIns.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useReading } from '../../../shared/useReading.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useOwnAccountTexts } from './useOwnAccountTexts.ts';

const keyOf = (which: EndedSignIns | undefined): string | undefined => (which === 'others' ? which : which?.id);

/** Where the person is signed in, and how to end it. */
export const useSignIns = () => {
  const { signIns: words } = useOwnAccountTexts();
  const tell = useTell();
  const endSignIns = useInjection(EndSignIns);
  const found = useReading({
    port: AccountSecurity,
    key: ['sign-ins'],
    read: (security, signal) => security.signIns(signal),
  });
  /** What waits for the password. */
  const [asked, setAsked] = useState<EndedSignIns>();
  const [ended, setEnded] = useState<EndedSignIns>();
  const task = useWriteTask(async (which: EndedSignIns) => {
    setEnded(which);
    if (!(await endSignIns(which))) {
      setAsked(which);
      return;
    }
    setAsked(undefined);
    tell(which === 'others' ? words.endedOthers : words.ended);
    await found.refetch();
  });
  const isBusy = (which: EndedSignIns): boolean => task.pending && keyOf(which) === keyOf(ended);
  return {
    found,
    end: (which: EndedSignIns): void => void task.run(which),
    isBusy,
    asked,
    close: (): void => setAsked(undefined),
  };
};

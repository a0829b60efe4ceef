import { useCallback, useEffect, useState } from 'react';
import { Connectivity } from '../../../application/shared/Connectivity.ts';
import { PublicInvitations } from '../../../application/invitations/PublicInvitations.ts';
import { Failure } from '../../../domain/failure/Failure.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { InvitationReading } from './InvitationReading.ts';

interface Answer {
  readonly asked: string;
  readonly reading: InvitationReading;
}

/**
 * Loads an invitation by id; retries on request or when back online, and ignores late answers. A Failure becomes
 * `unread`; anything else is a bug and goes to the error boundary.
 */
export const useInvitation = (id: string | undefined): { reading: InvitationReading; tryAgain: () => void } => {
  const invitations = useInjection(PublicInvitations);
  const connectivity = useInjection(Connectivity);
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer>();
  const tryAgain = useCallback(() => setAttempt((before) => before + 1), []);
  const asked = `${id} ${attempt}`;

  useEffect(() => {
    if (id === undefined) return undefined;
    let awaited = true;
    const settle = (answered: () => InvitationReading) => {
      if (awaited) setAnswer(() => ({ asked, reading: answered() }));
    };
    invitations.read(id).then(
      (details) => settle(() => (details ? { kind: 'found', details } : { kind: 'unknown' })),
      (error: unknown) =>
        settle(() => {
          if (error instanceof Failure) return { kind: 'unread' };
          throw error;
        }),
    );
    return () => {
      awaited = false;
    };
  }, [invitations, id, asked]);

  const answered = answer?.asked === asked ? answer.reading : undefined;
  const unread = answered?.kind === 'unread';
  useEffect(() => {
    if (!unread) return undefined;
    return connectivity.onChange(() => {
      if (connectivity.online()) tryAgain();
    });
  }, [connectivity, unread, tryAgain]);

  return { reading: id === undefined ? { kind: 'none' } : (answered ?? { kind: 'reading' }), tryAgain };
};

import { useState } from 'react';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { InvitedNote } from './InvitedNote.tsx';
import { InviteForm } from './InviteForm.tsx';

/** Asks one driver, and shows then how to pass the link on. */
export const InvitePage = () => {
  const [sent, setSent] = useState<Invitation>();
  return sent ? (
    <InvitedNote invitation={sent} onAnother={() => setSent(undefined)} />
  ) : (
    <InviteForm onSent={setSent} />
  );
};

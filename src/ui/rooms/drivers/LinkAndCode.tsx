import { useState } from 'react';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Button } from '../../components/Button.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { PassOnDialogue } from '../../shared/passOn/PassOnDialogue.tsx';

/** The way to what is passed on to a driver by hand. */
export const LinkAndCode = ({ invitation }: { readonly invitation: Invitation }) => {
  const { passOn } = useAdminTexts().invitations;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{passOn.show}</Button>
      {isOpen && <PassOnDialogue invitation={invitation} onClose={() => setOpen(false)} />}
    </>
  );
};

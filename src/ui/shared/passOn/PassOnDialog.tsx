import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { PassOn } from './PassOn.tsx';

interface PassOnDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** Ways to pass an invitation on, in a dialog. */
export const PassOnDialog = ({ invitation, onClose }: PassOnDialogProps) => (
  <Dialog title={invitation.name} onClose={onClose}>
    <PassOn invitation={invitation} />
  </Dialog>
);

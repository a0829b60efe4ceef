import { Dialog } from '../../components/Dialog.tsx';
import { InvitationBody, type InvitationBodyProps } from './InvitationBody.tsx';

interface InvitationDialogProps extends InvitationBodyProps {
  readonly onClose: () => void;
}

/** An invitation over its list. */
export const InvitationDialog = ({ onClose, ...shown }: InvitationDialogProps) => (
  <Dialog title={shown.invitation.name} onClose={onClose}>
    <InvitationBody {...shown} />
  </Dialog>
);

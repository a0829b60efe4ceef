import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { InvitationBadge } from '../../components/InvitationBadge.tsx';
import { InvitationProgress } from '../../components/InvitationProgress.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { PassOn } from '../../shared/passOn/PassOn.tsx';
import { InvitationActions } from './InvitationActions.tsx';
import styles from './InvitationDialog.module.css';
import { InvitationSteps } from './InvitationSteps.tsx';

interface InvitationDialogProps {
  readonly invitation: Invitation;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

/** An invitation: its progress, what to pass on, and actions. */
export const InvitationDialog = ({ invitation, mayWrite, onClose }: InvitationDialogProps) => {
  const locale = useLocale();
  const { status, name } = invitation;
  const isOpen = status === 'pending' || status === 'opened';
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.standing}>
          <InvitationBadge status={status} /> <InvitationProgress invitation={invitation} locale={locale} />
        </p>
        <InvitationSteps invitation={invitation} />
        {invitation.message !== undefined && <blockquote className={styles.message}>{invitation.message}</blockquote>}
        {isOpen && mayWrite && <PassOn invitation={invitation} />}
        {mayWrite && <InvitationActions invitation={invitation} />}
      </div>
    </Dialog>
  );
};

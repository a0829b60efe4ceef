import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Dialogue } from '../../components/Dialogue.tsx';
import { InvitationBadge } from '../../components/InvitationBadge.tsx';
import { InvitationProgress } from '../../components/InvitationProgress.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { PassOn } from '../../shared/passOn/PassOn.tsx';
import { InvitationActions } from './InvitationActions.tsx';
import styles from './InvitationDialogue.module.css';
import { InvitationSteps } from './InvitationSteps.tsx';

interface InvitationDialogueProps {
  readonly invitation: Invitation;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

/** An invitation: its progress, what to pass on, and actions. */
export const InvitationDialogue = ({ invitation, mayWrite, onClose }: InvitationDialogueProps) => {
  const locale = useLocale();
  const { status, name } = invitation;
  const isOpen = status === 'pending' || status === 'opened';
  return (
    <Dialogue title={name} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.standing}>
          <InvitationBadge status={status} /> <InvitationProgress invitation={invitation} locale={locale} />
        </p>
        <InvitationSteps invitation={invitation} />
        {invitation.message !== undefined && <blockquote className={styles.message}>{invitation.message}</blockquote>}
        {isOpen && mayWrite && <PassOn invitation={invitation} />}
        {mayWrite && <InvitationActions invitation={invitation} />}
      </div>
    </Dialogue>
  );
};

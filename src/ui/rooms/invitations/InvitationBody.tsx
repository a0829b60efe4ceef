import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { InvitationBadge } from '../../components/InvitationBadge.tsx';
import { InvitationProgress } from '../../components/InvitationProgress.tsx';
import { PassOn } from '../../shared/passOn/PassOn.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { InvitationActions } from './InvitationActions.tsx';
import styles from './InvitationDialog.module.css';
import { InvitationSteps } from './InvitationSteps.tsx';

export interface InvitationBodyProps {
  readonly invitation: Invitation;
  readonly mayWrite: boolean;
}

/** What an invitation says of itself: its progress, what to pass on, and actions. */
export const InvitationBody = ({ invitation, mayWrite }: InvitationBodyProps) => {
  const locale = useLocale();
  const { status } = invitation;
  const isOpen = status === 'pending' || status === 'opened';
  return (
    <div className={styles.body}>
      <p className={styles.standing}>
        <InvitationBadge status={status} /> <InvitationProgress invitation={invitation} locale={locale} />
      </p>
      <InvitationSteps invitation={invitation} />
      {invitation.message !== undefined && <blockquote className={styles.message}>{invitation.message}</blockquote>}
      {isOpen && mayWrite && <PassOn invitation={invitation} />}
      {mayWrite && <InvitationActions invitation={invitation} />}
    </div>
  );
};

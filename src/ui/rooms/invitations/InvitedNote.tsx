import { recordPath } from '../../../domain/access/recordPath.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { isPassedOnByHand } from '../../../domain/invitation/isPassedOnByHand.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PassOn } from '../../shared/passOn/PassOn.tsx';
import styles from './InviteForm.module.css';
import { useInvitationTexts } from './useInvitationTexts.ts';

interface InvitedNoteProps {
  readonly invitation: Invitation;
  /** The driver, if they were on file before. */
  readonly driver: Driver | undefined;
  readonly onAnother: () => void;
}

/** Shown after inviting someone: what happens next, and what to pass on. */
export const InvitedNote = ({ invitation, driver, onAnother }: InvitedNoteProps) => {
  const { sent: words } = useInvitationTexts();
  const { name, email } = invitation;
  const next = isPassedOnByHand(invitation) ? 'secondary' : 'primary';
  return (
    <div className={styles.form}>
      <PageHeader
        title={words.title(name)}
        lead={<span role="status">{email === undefined ? words.byHand : words.byMail(email)}</span>}
      />
      <div className={styles.panel}>
        <PassOn invitation={invitation} />
      </div>
      <div className={styles.ways}>
        {driver ? (
          <ButtonRoute variant={next} to={recordPath('drivers', driver.id)}>
            {words.toDriver}
          </ButtonRoute>
        ) : (
          <Button variant={next} onClick={onAnother}>
            {words.another}
          </Button>
        )}
        <ButtonRoute variant="secondary" to={roomPath('invitations')}>
          {words.toList}
        </ButtonRoute>
      </div>
    </div>
  );
};

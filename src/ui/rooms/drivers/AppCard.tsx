import { roomPath } from '../../../domain/access/roomPath.ts';
import type { SeenDriver } from '../../../domain/driver/Driver.ts';
import { mayInvite } from '../../../domain/driver/mayInvite.ts';
import { mayRevoke } from '../../../domain/invitation/mayRevoke.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { InvitationBadge } from '../../components/InvitationBadge.tsx';
import { InvitationProgress } from '../../components/InvitationProgress.tsx';
import { useDriverTexts } from './useDriverTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './DriverPage.module.css';
import { invitePath } from './invitePath.ts';
import { OpenInvitation } from './OpenInvitation.tsx';

interface AppCardProps {
  readonly driver: SeenDriver;
  readonly mayWrite: boolean;
}

/** The driver's invitation to the app, and ways to send it. None for drivers who have left. */
export const AppCard = ({ driver, mayWrite }: AppCardProps) => {
  const { app } = useDriverTexts();
  const locale = useLocale();
  const { invitation } = driver;
  return (
    <Card title={app.title} aside={invitation && <InvitationBadge status={invitation.status} />}>
      <div className={styles.app}>
        <p className={styles.note}>
          {driver.status === 'left' && app.left}
          {driver.status !== 'left' && !invitation && app.none}
          {driver.status !== 'left' && invitation && <InvitationProgress invitation={invitation} locale={locale} />}
        </p>
        {mayWrite && invitation && mayRevoke(invitation.status) && <OpenInvitation invitation={invitation} />}
        {mayWrite && mayInvite(driver) && (
          <ButtonRoute to={invitePath(driver.id)}>{invitation ? app.inviteAgain : app.invite}</ButtonRoute>
        )}
        {invitation && (
          <ButtonRoute variant="quiet" to={`${roomPath('invitations')}?q=${encodeURIComponent(invitation.name)}`}>
            {app.all}
          </ButtonRoute>
        )}
      </div>
    </Card>
  );
};

import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { isPassedOnByHand } from '../../../domain/invitation/isPassedOnByHand.ts';
import { formatPhone } from '../../../domain/contact/formatPhone.ts';
import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { Avatar } from '../../components/Avatar.tsx';
import { Card } from '../../components/Card.tsx';
import { EmailLine } from '../../components/EmailLine.tsx';
import { InvitationBadge } from '../../components/InvitationBadge.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useLatestInvitations } from './useLatestInvitations.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './InvitationsCard.module.css';
import rowStyles from './DayRow.module.css';
import { PlaceholderRows } from './PlaceholderRows.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';

/** The latest invitations and their status. */
export const InvitationsCard = () => {
  const { invitations } = useDashboardTexts();
  const latest = useLatestInvitations();
  const locale = useLocale();
  const day = dateFormat(locale, { day: 'numeric', month: 'short' });
  const total = latest.data && new Intl.NumberFormat(locale).format(latest.data.total);
  return (
    <Card
      title={invitations.title}
      aside={total !== undefined && <Link to={roomPath('invitations')}>{invitations.all(total)}</Link>}
    >
      {latest.isPending && <PlaceholderRows count={6} />}
      {latest.isLoadingError && <ReadFailure failure={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.data?.rows.length === 0 && <p className={styles.empty}>{invitations.none}</p>}
      <ul>
        {latest.data?.rows.map(({ id, name, phone, email, status, lastSentAt }) => (
          <li key={id} className={rowStyles.row}>
            <Avatar name={name} />
            <span className={rowStyles.who}>
              <strong>{name}</strong>{' '}
              <span>{email === undefined ? formatPhone(phone ?? '') : <EmailLine email={email} />}</span>
            </span>
            <time dateTime={lastSentAt}>{invitations.sent(day.format(new Date(lastSentAt)))}</time>
            <InvitationBadge status={status} isByHand={isPassedOnByHand({ email })} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { spacedPhone } from '../../../domain/account/spacedPhone.ts';
import { Card } from '../../components/Card.tsx';
import { InvitationBadge } from '../../components/InvitationBadge.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLatestInvitations } from '../../hooks/useLatestInvitations.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useTexts } from '../../hooks/useTexts.ts';
import styles from './InvitationsCard.module.css';

/** The truckers invited last and how far each has come. */
export const InvitationsCard = () => {
  const { dashboard } = useAdminTexts();
  const { invitations } = dashboard;
  const latest = useLatestInvitations();
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const total = latest.data && new Intl.NumberFormat(locale).format(latest.data.total);
  return (
    <Card
      title={invitations.title}
      aside={total !== undefined && <Link to={roomPath('invitations')}>{invitations.total(total)}</Link>}
    >
      {latest.isPending && <InvitationsSkeleton />}
      {latest.isError && <ReadFailure failure={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.data?.rows.length === 0 && <p className={styles.empty}>{invitations.none}</p>}
      <ul>
        {latest.data?.rows.map(({ id, name, phone, email, status, lastSentAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.who}>
              <strong>{name}</strong>
              <span>{email ?? spacedPhone(phone ?? '')}</span>
            </span>
            <time className={styles.sent} dateTime={lastSentAt}>
              {invitations.sent(day.format(new Date(lastSentAt)))}
            </time>
            <InvitationBadge status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const InvitationsSkeleton = () => {
  const { product } = useTexts();
  return (
    <div role="status">
      <span className="visually-hidden">{product.loading}</span>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="60%" height="2.625rem" />
          <span className={styles.sent}>
            <Skeleton width="4rem" />
          </span>
          <Skeleton width="5.5rem" height="1.5rem" />
        </div>
      ))}
    </div>
  );
};

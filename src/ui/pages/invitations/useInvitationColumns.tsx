import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Button } from '../../components/Button.tsx';
import { EmailLine } from '../../components/EmailLine.tsx';
import { InvitationBadge } from '../../components/InvitationBadge.tsx';
import { InvitationProgress } from '../../components/InvitationProgress.tsx';
import { localDay } from '../../components/localDay.ts';
import type { Column } from '../../components/list/Column.ts';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import styles from './InvitationsPage.module.css';

/** What the list shows of each invitation; `onShow` opens one. */
export const useInvitationColumns = (onShow: (invitation: Invitation) => void): readonly Column<Invitation>[] => {
  const { columns, show, showOf, sentTimes } = useAdminTexts().invitations.list;
  const locale = useLocale();
  const timeOfDay = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return [
    {
      key: 'name',
      title: columns.name,
      sortable: true,
      cell: ({ name }) => <span className={styles.who}>{name}</span>,
    },
    {
      key: 'contact',
      title: columns.contact,
      cell: ({ phone, email }) => (
        <span className={styles.contact}>
          {email !== undefined && <EmailLine email={email} />}
          {phone !== undefined && <PhoneNumber phone={phone} />}
        </span>
      ),
    },
    { key: 'status', title: columns.status, cell: ({ status }) => <InvitationBadge status={status} /> },
    {
      key: 'lastSentAt',
      title: columns.sent,
      sortable: true,
      cell: ({ lastSentAt, sendCount }) => (
        <span className={styles.sent}>
          <time dateTime={lastSentAt}>{localDay(lastSentAt, locale)}</time>
          <span>
            {timeOfDay.format(new Date(lastSentAt))}
            {sendCount > 1 && ` · ${sentTimes(new Intl.NumberFormat(locale).format(sendCount))}`}
          </span>
        </span>
      ),
    },
    {
      key: 'progress',
      title: columns.progress,
      cell: (invitation) => <InvitationProgress invitation={invitation} locale={locale} />,
    },
    {
      key: 'action',
      title: columns.action,
      cell: (invitation) => (
        <Button variant="quiet" aria-label={showOf(invitation.name)} onClick={() => onShow(invitation)}>
          {show}
        </Button>
      ),
    },
  ];
};

import { isPassedOnByHand } from '../../../domain/invitation/isPassedOnByHand.ts';
import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Avatar } from '../../components/Avatar.tsx';
import { EmailLine } from '../../components/EmailLine.tsx';
import { InvitationBadge } from '../../components/InvitationBadge.tsx';
import { InvitationProgress } from '../../components/InvitationProgress.tsx';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { localDay } from '../../components/localDay.ts';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useRecordsBeside } from '../../shared/split/useRecordsBeside.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** Columns of the invitation list; `onShow` opens one. */
export const useInvitationColumns = (onShow: (invitation: Invitation) => void): readonly Column<Invitation>[] => {
  const { columns, showOf, sentTimes } = useInvitationTexts().list;
  const { isOn: isBeside } = useRecordsBeside();
  const locale = useLocale();
  const timeOfDay = dateFormat(locale, { timeStyle: 'short' });
  return [
    {
      key: 'name',
      title: columns.name,
      pictured: true,
      cell: (invitation) => (
        <RowName picture={<Avatar name={invitation.name} />}>
          {isBeside ? (
            <RecordLink room="invitations" id={invitation.id}>
              {invitation.name}
            </RecordLink>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={showOf(invitation.name)}
              data-record={invitation.id}
              onClick={() => onShow(invitation)}
            >
              {invitation.name}
            </button>
          )}
        </RowName>
      ),
    },
    {
      key: 'contact',
      title: columns.contact,
      onCard: 'second',
      cell: ({ phone, email }) => {
        const number = phone === undefined ? undefined : <PhoneNumber phone={phone} />;
        if (email === undefined) return number;
        return (
          <CellLines brief caption={number}>
            <EmailLine email={email} />
          </CellLines>
        );
      },
    },
    {
      key: 'status',
      title: columns.status,
      onCard: 'firstEnd',
      cell: ({ status, email }) => <InvitationBadge status={status} isByHand={isPassedOnByHand({ email })} />,
    },
    {
      key: 'lastSentAt',
      title: columns.sent,
      onCard: 'none',
      cell: ({ lastSentAt, sendCount }) => {
        const time = timeOfDay.format(new Date(lastSentAt));
        const times = sentTimes(numberFormat(locale).format(sendCount));
        return (
          <CellLines brief caption={sendCount > 1 ? `${time} · ${times}` : time}>
            <time dateTime={lastSentAt}>{localDay(lastSentAt, locale)}</time>
          </CellLines>
        );
      },
    },
    {
      key: 'progress',
      title: columns.progress,
      onCard: 'third',
      cell: (invitation) => <InvitationProgress invitation={invitation} locale={locale} />,
    },
  ];
};

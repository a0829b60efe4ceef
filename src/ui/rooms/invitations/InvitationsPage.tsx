import { useState } from 'react';
import { SentInvitations } from '../../../application/invitations/SentInvitations.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { invitationListSpec } from '../../../domain/invitation/invitationListSpec.ts';
import { sentWithin } from '../../../domain/invitation/sentWithin.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { DateRangeField } from '../../components/dates/DateRangeField.tsx';
import { useDateContext } from '../../components/dates/useDateContext.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { invitationCsv } from './invitationCsv.ts';
import { InvitationDialog } from './InvitationDialog.tsx';
import { NoInvitations } from './NoInvitations.tsx';
import { useInvitationColumns } from './useInvitationColumns.tsx';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** The invitation list. */
export const InvitationsPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const invitations = useInvitationTexts();
  const { title, invite, inviteSeveral, list: words } = invitations;
  const texts = useAdminTexts();
  const { zone } = useDateContext();
  const list = useRecordList({
    port: SentInvitations,
    list: 'invitations',
    spec: invitationListSpec,
    asked: (view) => sentWithin(view, zone),
  });
  const [opened, setOpened] = useState<Invitation>();
  const { view, onShow, found } = list;
  const { from = '', to = '' } = view.filters;
  return (
    <>
      <RecordListPage
        list={list}
        heading={{
          title,
          views: words.views,
          actions: mayWrite && (
            <>
              <ButtonRoute to={`${roomPath('invitations')}/new`}>{invite}</ButtonRoute>
              <ButtonRoute variant="secondary" to={`${roomPath('invitations')}/several`}>
                {inviteSeveral}
              </ButtonRoute>
            </>
          ),
        }}
        find={{
          search: words.search,
          filters: [{ name: 'status', label: words.status, words: texts.invitation.status }],
          range: {
            chosen: from !== '' || to !== '',
            field: (
              <DateRangeField
                name="sent-between"
                label={words.sentBetween}
                from={from}
                to={to}
                onChange={(range) => onShow({ filters: { ...view.filters, ...range } })}
              />
            ),
          },
        }}
        table={{ columns: useInvitationColumns(setOpened), rowKey: ({ id }) => id }}
        csv={invitationCsv(invitations, texts)}
        empty={<NoInvitations mayWrite={mayWrite} />}
      />
      {opened && (
        <InvitationDialog
          key={opened.id}
          invitation={found.data?.rows.find(({ id }) => id === opened.id) ?? opened}
          mayWrite={mayWrite}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};

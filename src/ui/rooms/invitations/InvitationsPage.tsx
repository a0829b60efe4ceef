import { useState } from 'react';
import { SentInvitations } from '../../../application/invitations/SentInvitations.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { invitationListSpec } from '../../../domain/invitation/invitationListSpec.ts';
import { sentWithin } from '../../../domain/invitation/sentWithin.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { DateRangeField } from '../../components/dates/DateRangeField.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useDateContext } from '../../components/dates/useDateContext.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { SplitView } from '../../shared/split/SplitView.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { invitationCsv } from './invitationCsv.ts';
import { InvitationDialog } from './InvitationDialog.tsx';
import { InvitationPanel } from './InvitationPanel.tsx';
import { NoInvitations } from './NoInvitations.tsx';
import { useInvitationBulk } from './useInvitationBulk.ts';
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
  const actions = useInvitationBulk();
  const [opened, setOpened] = useState<Invitation>();
  const { view, onShow, found } = list;
  const { from = '', to = '' } = view.filters;
  const rowOf = (id: string): Invitation | undefined => found.data?.rows.find((row) => row.id === id);
  return (
    <SplitView
      room="invitations"
      edits={false}
      renderRecord={(id) => {
        const invitation = rowOf(id);
        if (invitation) return <InvitationPanel key={id} invitation={invitation} mayWrite={mayWrite} />;
        return found.data ? (
          <EmptyState icon={<RoomIcon room="invitations" />} text={words.notListed} />
        ) : (
          <RecordSkeleton />
        );
      }}
      renderAlone={(id, close) => {
        const invitation = rowOf(id);
        return invitation && <InvitationDialog key={id} invitation={invitation} mayWrite={mayWrite} onClose={close} />;
      }}
    >
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
        bulk={mayWrite ? { nameOf: ({ name }) => name, actions } : undefined}
        empty={<NoInvitations mayWrite={mayWrite} />}
      />
      {opened && (
        <InvitationDialog
          key={opened.id}
          invitation={rowOf(opened.id) ?? opened}
          mayWrite={mayWrite}
          onClose={() => setOpened(undefined)}
        />
      )}
    </SplitView>
  );
};

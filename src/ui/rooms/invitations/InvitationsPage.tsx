import { useState } from 'react';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { invitationListSpec } from '../../../domain/invitation/invitationListSpec.ts';
import { sentWithin } from '../../../domain/invitation/sentWithin.ts';
import { isBare } from '../../../domain/list/isBare.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { useDateContext } from '../../components/dates/useDateContext.ts';
import { ListBody } from '../../components/list/ListBody.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useInvitations } from './useInvitations.ts';
import { useListView } from '../../shared/useListView.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { InvitationDialogue } from './InvitationDialogue.tsx';
import { InvitationsToolbar } from './InvitationsToolbar.tsx';
import { NoInvitations } from './NoInvitations.tsx';
import { useInvitationColumns } from './useInvitationColumns.tsx';

/** Everybody who was asked, and how far each has come. */
export const InvitationsPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { invitations } = useAdminTexts();
  const { view, show } = useListView(invitationListSpec);
  const { zone } = useDateContext();
  const found = useInvitations(sentWithin(view, zone));
  const locale = useLocale();
  const [opened, setOpened] = useState<Invitation>();
  const columns = useInvitationColumns(setOpened);
  const bare = isBare(found, view);
  return (
    <>
      <PageHead title={invitations.title} lead={invitations.lead}>
        {mayWrite && !bare && (
          <>
            <ButtonRoute to={`${roomPath('invitations')}/new`}>{invitations.invite}</ButtonRoute>
            <ButtonRoute variant="secondary" to={`${roomPath('invitations')}/several`}>
              {invitations.inviteSeveral}
            </ButtonRoute>
          </>
        )}
      </PageHead>
      {!bare && <InvitationsToolbar view={view} onShow={show} />}
      <ListBody
        caption={invitations.title}
        columns={columns}
        rowKey={({ id }) => id}
        found={found}
        empty={<NoInvitations mayWrite={mayWrite} />}
        view={view}
        onShow={show}
        locale={locale}
      />
      {opened && (
        <InvitationDialogue
          key={opened.id}
          invitation={found.data?.rows.find(({ id }) => id === opened.id) ?? opened}
          mayWrite={mayWrite}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};

import { useState } from 'react';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { invitationListSpec } from '../../../domain/invitation/invitationListSpec.ts';
import { isNarrowed } from '../../../domain/list/isNarrowed.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ListBody } from '../../components/list/ListBody.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useInvitations } from '../../hooks/useInvitations.ts';
import { useListView } from '../../hooks/useListView.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { InvitationDialogue } from './InvitationDialogue.tsx';
import styles from './InvitationsPage.module.css';
import { InvitationsToolbar } from './InvitationsToolbar.tsx';
import { NoInvitations } from './NoInvitations.tsx';
import { useInvitationColumns } from './useInvitationColumns.tsx';

/** Everybody who was asked, and how far each has come. */
export const InvitationsPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { invitations } = useAdminTexts();
  const { view, show } = useListView(invitationListSpec);
  const found = useInvitations(view);
  const locale = useLocale();
  const [opened, setOpened] = useState<Invitation>();
  const columns = useInvitationColumns(setOpened);
  const isEmpty = found.data?.total === 0;
  return (
    <>
      <header className={styles.head}>
        <div>
          <PageHeading>{invitations.title}</PageHeading>
          <p>{invitations.lead}</p>
        </div>
        {mayWrite && (
          <div className={styles.ways}>
            <ButtonRoute to={`${roomPath('invitations')}/new`}>{invitations.invite}</ButtonRoute>
            <ButtonRoute variant="secondary" to={`${roomPath('invitations')}/several`}>
              {invitations.inviteSeveral}
            </ButtonRoute>
          </div>
        )}
      </header>
      <InvitationsToolbar view={view} onShow={show} />
      <ListBody
        caption={invitations.title}
        columns={columns}
        rowKey={({ id }) => id}
        found={found}
        empty={isEmpty && <NoInvitations isNarrowed={isNarrowed(view)} mayWrite={mayWrite} />}
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

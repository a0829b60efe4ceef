import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** The empty invitation list, with a link to invite. */
export const NoInvitations = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const words = useInvitationTexts().list;
  return (
    <EmptyState
      icon={<RoomIcon room="invitations" />}
      title={words.emptyTitle}
      text={mayWrite ? words.emptyText : words.emptyViewer}
    >
      {mayWrite && <ButtonRoute to={`${roomPath('invitations')}/new`}>{words.emptyAdd}</ButtonRoute>}
    </EmptyState>
  );
};

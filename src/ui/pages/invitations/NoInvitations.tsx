import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';

interface NoInvitationsProps {
  /** Whether there may be some that the search or a filter hides. */
  readonly isNarrowed: boolean;
  readonly mayWrite: boolean;
}

/** Stands where invitations would. */
export const NoInvitations = ({ isNarrowed, mayWrite }: NoInvitationsProps) => {
  const { invitations, list } = useAdminTexts();
  const words = invitations.list;
  if (isNarrowed) return <EmptyState title={list.nothingFound} text={list.nothingFoundText} />;
  return (
    <EmptyState title={words.emptyTitle} text={mayWrite ? words.emptyText : words.emptyViewer}>
      {mayWrite && <ButtonRoute to={`${roomPath('invitations')}/new`}>{words.emptyAdd}</ButtonRoute>}
    </EmptyState>
  );
};

import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useDriverTexts } from './useDriverTexts.ts';

/** A company without drivers, and the ways to its first. */
export const NoDrivers = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { list } = useDriverTexts();
  const icon = <RoomIcon room="drivers" />;
  if (!mayWrite) return <EmptyState icon={icon} title={list.emptyTitle} text={list.emptyViewer} />;
  return (
    <EmptyState icon={icon} title={list.emptyTitle} text={list.emptyText}>
      <ButtonRoute to={`${roomPath('drivers')}/new`}>{list.emptyAdd}</ButtonRoute>
      <ButtonRoute variant="secondary" to={`${roomPath('invitations')}/new`}>
        {list.emptyInvite}
      </ButtonRoute>
    </EmptyState>
  );
};

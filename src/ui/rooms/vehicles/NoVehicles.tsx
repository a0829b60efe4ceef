import { roomPath } from '../../../domain/access/roomPath.ts';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';

/** A fleet that has no vehicle yet, and the way to its first. */
export const NoVehicles = () => {
  const { list } = useAdminTexts().vehicles;
  const { membership } = useWorkplace();
  if (!mayWrite(membership.role))
    return <EmptyState icon={<RoomIcon room="vehicles" />} title={list.emptyTitle} text={list.emptyViewer} />;
  return (
    <EmptyState icon={<RoomIcon room="vehicles" />} title={list.emptyTitle} text={list.emptyText}>
      <ButtonRoute to={`${roomPath('vehicles')}/new`}>{list.emptyAdd}</ButtonRoute>
    </EmptyState>
  );
};

import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useVehicleTexts } from './useVehicleTexts.ts';

/** A fleet that has no vehicle yet, and the way to its first. */
export const NoVehicles = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { list } = useVehicleTexts();
  const icon = <RoomIcon room="vehicles" />;
  if (!mayWrite) return <EmptyState icon={icon} title={list.emptyTitle} text={list.emptyViewer} />;
  return (
    <EmptyState icon={icon} title={list.emptyTitle} text={list.emptyText}>
      <ButtonRoute to={`${roomPath('vehicles')}/new`}>{list.emptyAdd}</ButtonRoute>
    </EmptyState>
  );
};

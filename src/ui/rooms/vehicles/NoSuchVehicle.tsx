import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

/** An address of a vehicle that is not there, or not this company's. */
export const NoSuchVehicle = () => {
  const { detail } = useAdminTexts().vehicles;
  const list = useListPath('vehicles');
  return (
    <>
      <RecordHead title={detail.noVehicle} />
      <EmptyState icon={<RoomIcon room="vehicles" />} text={detail.noVehicleText}>
        <ButtonRoute to={list}>{detail.toList}</ButtonRoute>
      </EmptyState>
    </>
  );
};

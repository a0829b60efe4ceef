import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

export const NoSuchDriver = () => {
  const { drivers } = useAdminTexts();
  const list = useListPath('drivers');
  return (
    <>
      <RecordHead title={drivers.detail.noDriver} />
      <EmptyState icon={<RoomIcon room="drivers" />} text={drivers.detail.noDriverText}>
        <ButtonRoute to={list}>{drivers.detail.toList}</ButtonRoute>
      </EmptyState>
    </>
  );
};

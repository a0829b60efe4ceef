import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';

export const NoSuchDriver = () => {
  const { drivers } = useAdminTexts();
  return (
    <>
      <RecordHead title={drivers.title} />
      <EmptyState title={drivers.detail.noDriver} text={drivers.detail.noDriverText}>
        <ButtonRoute to={roomPath('drivers')}>{drivers.back}</ButtonRoute>
      </EmptyState>
    </>
  );
};

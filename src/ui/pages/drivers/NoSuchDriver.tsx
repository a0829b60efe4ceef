import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { useListPath } from '../../hooks/lists/useListPath.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';

export const NoSuchDriver = () => {
  const { drivers } = useAdminTexts();
  const list = useListPath('drivers');
  return (
    <>
      <RecordHead title={drivers.title} />
      <EmptyState title={drivers.detail.noDriver} text={drivers.detail.noDriverText}>
        <ButtonRoute to={list}>{drivers.back}</ButtonRoute>
      </EmptyState>
    </>
  );
};

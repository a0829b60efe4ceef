import { routes } from '../../../domain/access/routes.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { SearchIcon } from '../../components/SearchIcon.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';

/** Page for an unknown path behind sign-in. */
export const RoomNotFound = () => {
  const { noSuchRoom } = useAdminTexts().shell;
  return (
    <>
      <RecordHeader title={noSuchRoom.heading} />
      <EmptyState icon={<SearchIcon />} text={noSuchRoom.text}>
        <ButtonRoute to={routes.dashboard}>{noSuchRoom.way}</ButtonRoute>
      </EmptyState>
    </>
  );
};

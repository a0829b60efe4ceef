import { useParams } from 'react-router-dom';
import type { Room } from '../../../domain/access/Room.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useWorkplace } from './useWorkplace.ts';

/** Shown to viewers instead of a form, with a link back to the record or the list. */
export const ViewerNote = ({ room }: { readonly room: Room }) => {
  const { onlyReads } = useAdminTexts();
  const { membership } = useWorkplace();
  const { id } = useParams();
  return (
    <>
      <RecordHeader title={onlyReads.title} />
      <EmptyState icon={<RoomIcon room={room} />} text={onlyReads.text(membership.name)}>
        <ButtonRoute to={id === undefined ? roomPath(room) : recordPath(room, id)}>
          {id === undefined ? onlyReads.toList : onlyReads.toRecord}
        </ButtonRoute>
      </EmptyState>
    </>
  );
};

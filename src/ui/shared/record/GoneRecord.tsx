import type { ReactNode } from 'react';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useListPath } from '../lists/useListPath.ts';
import type { ListedRoom } from './ListedRoom.ts';
import type { RecordWords } from './RecordWords.ts';

interface GoneRecordProps {
  readonly room: ListedRoom;
  readonly words: RecordWords['missing'];
  /** The main way on, where there is a better one than the list. */
  readonly children?: ReactNode;
}

/** In place of a record that cannot be found: why, and where to go on. */
export const GoneRecord = ({ room, words, children }: GoneRecordProps) => {
  const list = useListPath(room);
  return (
    <>
      <RecordHeader title={words.title} />
      <EmptyState icon={<RoomIcon room={room} />} text={words.text}>
        {children}
        <ButtonRoute variant={children ? 'secondary' : 'primary'} to={list}>
          {words.toList}
        </ButtonRoute>
      </EmptyState>
    </>
  );
};

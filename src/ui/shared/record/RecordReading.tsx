import type { ServiceIdentifier } from 'inversify';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import { CardFailure } from '../../components/CardFailure.tsx';
import { HeadRoom } from '../../components/record/HeadRoom.ts';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { PageName } from '../../theme/PageName.tsx';
import { useNoteRecent } from '../lists/useNoteRecent.ts';
import { useSeenRow } from '../lists/useSeenRow.ts';
import { useNeighbours } from '../split/useNeighbours.ts';
import { useReadAhead } from '../split/useReadAhead.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useReading } from '../useReading.ts';
import { useSettled } from '../useSettled.ts';
import { GoneRecord } from './GoneRecord.tsx';
import type { ListedRoom } from './ListedRoom.ts';
import type { RecordWords } from './RecordWords.ts';
import { useRemoved } from './useRemoved.ts';

/** A port that reads a record by id. */
export interface ReadPort<Held> {
  read(id: string, signal?: AbortSignal): Promise<Held>;
}

/** What a list shows of a record. */
export interface SeenRecord {
  readonly id: string;
  /** None if nobody here changes it. */
  readonly version?: number;
}

interface RecordReadingProps<Seen, Held> {
  readonly room: ListedRoom;
  readonly port: ServiceIdentifier<ReadPort<Held>>;
  readonly words: RecordWords['missing'];
  /** In place of a record that is gone, where there is more to say than that. */
  readonly Gone?: ComponentType | undefined;
  /** A form stays open when its record is gone, so that no input is lost. */
  readonly isForm?: boolean;
  /** Shows what a list has shown of the record until it is read; `unread` stands for the rest. */
  readonly renderRow?: (row: Seen, unread: ReactNode) => ReactNode;
  readonly children: (record: Held) => ReactNode;
}

/** Milliseconds that somebody who walks through a list stays on a record before it is read. */
const rest = 100;

/** Loads the record in the address; shows its row of a list, a skeleton, a failure or "not found" meanwhile. */
export const RecordReading = <Seen extends SeenRecord, Held extends Seen>({
  room,
  port,
  words,
  Gone,
  isForm = false,
  renderRow,
  children,
}: RecordReadingProps<Seen, Held>) => {
  const { id = '' } = useParams();
  const { shell } = useAdminTexts();
  const row = useSeenRow<Seen>(room, id);
  const isWalkedPast = useSettled(id, rest) !== id;
  const isRemoved = useRemoved(room, id);
  const found = useReading({
    port,
    key: [room, 'one', id],
    read: isWalkedPast || isRemoved ? undefined : (from, signal) => from.read(id, signal),
  });
  const near = useNeighbours(room, id);
  useReadAhead(room, port, isForm || isWalkedPast ? undefined : near?.next);
  useReadAhead(room, port, isForm || isWalkedPast ? undefined : near?.previous);
  useNoteRecent(room, id, found.data !== undefined && !isForm);
  if (isUnknownRecord(found.error) && !((isForm || isRemoved) && found.data))
    return Gone ? <Gone /> : <GoneRecord room={room} words={words} />;
  if (found.data)
    return (
      <HeadRoom key={id} value={isForm ? undefined : room}>
        {children(found.data)}
      </HeadRoom>
    );
  const failure = found.isError && <CardFailure failure={found.error} onRetry={() => void found.refetch()} />;
  if (row && renderRow)
    return (
      <HeadRoom key={id} value={room}>
        {renderRow(row, failure || <SkeletonCard facts={4} />)}
      </HeadRoom>
    );
  return (
    <>
      <PageName>{shell.room[room]}</PageName>
      {failure || <RecordSkeleton />}
    </>
  );
};

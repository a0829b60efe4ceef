import type { ReactNode } from 'react';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import type { ListedRoom } from './ListedRoom.ts';

interface EmptyRoomProps {
  readonly room: ListedRoom;
  readonly words: {
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly emptyAdd: string;
    /** For viewers. */
    readonly emptyViewer: string;
  };
  readonly mayWrite: boolean;
  /** More links that lead to a first record. */
  readonly children?: ReactNode;
}

/** Shown instead of a list without records, with a link to add the first. */
export const EmptyRoom = ({ room, words, mayWrite, children }: EmptyRoomProps) => {
  const icon = <RoomIcon room={room} />;
  if (!mayWrite) return <EmptyState icon={icon} title={words.emptyTitle} text={words.emptyViewer} />;
  return (
    <EmptyState icon={icon} title={words.emptyTitle} text={words.emptyText}>
      <ButtonRoute to={`${roomPath(room)}/new`}>{words.emptyAdd}</ButtonRoute>
      {children}
    </EmptyState>
  );
};

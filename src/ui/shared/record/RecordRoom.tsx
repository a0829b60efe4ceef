import type { ServiceIdentifier } from 'inversify';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { RecordPageSteps } from '../split/RecordPageSteps.tsx';
import { SplitView } from '../split/SplitView.tsx';
import { RoomNotFound } from '../workplace/RoomNotFound.tsx';
import { ViewerNote } from '../workplace/ViewerNote.tsx';
import { useWorkplace } from '../workplace/useWorkplace.ts';
import type { RecordFormProps } from './RecordFormPage.tsx';
import { RecordFormPage } from './RecordFormPage.tsx';
import type { ListedRoom } from './ListedRoom.ts';
import { type ReadPort, RecordReading, type SeenRecord } from './RecordReading.tsx';
import type { RecordWords } from './RecordWords.ts';

export interface RecordPageProps<Seen> {
  readonly record: Seen;
  /** In place of what has not been read yet. */
  readonly unread?: ReactNode;
  readonly mayWrite: boolean;
}

interface RecordRoomProps<Seen, Held> {
  readonly room: ListedRoom;
  readonly port: ServiceIdentifier<ReadPort<Held>>;
  readonly words: Pick<RecordWords, 'missing'> & Partial<RecordWords>;
  /** Display name of a record, for its form. */
  readonly nameOf?: (record: Held) => string;
  /** What saving did, where it did more than save. */
  readonly savedText?: (record: Held, before: Held | undefined) => string | undefined;
  readonly List: ComponentType<{ readonly mayWrite: boolean }>;
  /** The page, which may show what a list has of the record before it is read. */
  readonly Page: ComponentType<RecordPageProps<Seen>>;
  /** In place of a record that is gone, where there is more to say than that. */
  readonly Gone?: ComponentType;
  /** The form, for editing and for new records; none for records that nobody here writes. */
  readonly Form?: ComponentType<RecordFormProps<Held>>;
}

/** Routes of a room of records: list, record page, and form if there is one. Viewers see a note instead of the form. */
export const RecordRoom = <Seen extends SeenRecord, Held extends Seen>({
  room,
  port,
  words,
  nameOf,
  savedText,
  List,
  Page,
  Gone,
  Form,
}: RecordRoomProps<Seen, Held>) => {
  const writes = mayWrite(useWorkplace().membership.role);
  const reading = { room, port, words: words.missing };
  const formOf = (isNew: boolean): ReactNode => {
    const { form } = words;
    if (!Form || !form || !nameOf) return <RoomNotFound />;
    if (!writes) return <ViewerNote room={room} />;
    const said = { words: { ...words, form }, nameOf, savedText };
    return <RecordFormPage {...reading} {...said} isNew={isNew} Form={Form} />;
  };
  const record = (
    <RecordReading
      {...reading}
      Gone={Gone}
      renderRow={(row: Seen, unread) => <Page record={row} unread={unread} mayWrite={writes} />}
    >
      {(held) => <Page record={held} mayWrite={writes} />}
    </RecordReading>
  );
  const beside = (id: string): ReactNode => (
    <Routes location={recordPath(room, id)}>
      <Route path=":id" element={record} />
    </Routes>
  );
  const alone = (id: string): ReactNode => <Navigate to={recordPath(room, id)} replace />;
  return (
    <Routes>
      <Route
        index
        element={
          <SplitView room={room} edits={writes && Form !== undefined} renderRecord={beside} renderAlone={alone}>
            <List mayWrite={writes} />
          </SplitView>
        }
      />
      <Route path="new" element={formOf(true)} />
      <Route
        path=":id"
        element={
          <>
            <RecordPageSteps room={room} />
            {record}
          </>
        }
      />
      <Route path=":id/edit" element={formOf(false)} />
      <Route path="*" element={<RoomNotFound />} />
    </Routes>
  );
};

import type { ServiceIdentifier } from 'inversify';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { RoomNotFound } from '../workplace/RoomNotFound.tsx';
import { ViewerNote } from '../workplace/ViewerNote.tsx';
import { useWorkplace } from '../workplace/useWorkplace.ts';
import type { RecordFormProps } from './RecordFormPage.tsx';
import { RecordFormPage } from './RecordFormPage.tsx';
import { type ListedRoom, type ReadPort, RecordReading } from './RecordReading.tsx';
import type { RecordWords } from './RecordWords.ts';

interface RecordRoomProps<Held> {
  readonly room: ListedRoom;
  readonly port: ServiceIdentifier<ReadPort<Held>>;
  readonly words: RecordWords;
  /** Display name of a record. */
  readonly nameOf: (record: Held) => string;
  readonly List: ComponentType<{ readonly mayWrite: boolean }>;
  readonly Page: ComponentType<{ readonly record: Held; readonly mayWrite: boolean }>;
  /** The form, for editing and for new records. */
  readonly Form: ComponentType<RecordFormProps<Held>>;
}

/** Routes of a room of records: list, record page and form. Viewers see a note instead of the form. */
export const RecordRoom = <Held extends { readonly id: string }>({
  room,
  port,
  words,
  nameOf,
  List,
  Page,
  Form,
}: RecordRoomProps<Held>) => {
  const writes = mayWrite(useWorkplace().membership.role);
  const reading = { room, port, words: words.missing };
  const formPage = { ...reading, words, nameOf, Form };
  return (
    <Routes>
      <Route index element={<List mayWrite={writes} />} />
      <Route path="new" element={writes ? <RecordFormPage {...formPage} isNew /> : <ViewerNote room={room} />} />
      <Route
        path=":id"
        element={<RecordReading {...reading}>{(record) => <Page record={record} mayWrite={writes} />}</RecordReading>}
      />
      <Route path=":id/edit" element={writes ? <RecordFormPage {...formPage} /> : <ViewerNote room={room} />} />
      <Route path="*" element={<RoomNotFound />} />
    </Routes>
  );
};

import type { ServiceIdentifier } from 'inversify';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useTell } from '../useTell.ts';
import { useListPath } from '../lists/useListPath.ts';
import { useReturnPath } from '../split/useReturnPath.ts';
import type { ListedRoom } from './ListedRoom.ts';
import { type ReadPort, RecordReading, type SeenRecord } from './RecordReading.tsx';
import type { RecordWords } from './RecordWords.ts';

export interface RecordFormProps<Held> {
  /** The record being edited; undefined for a new one. */
  readonly record: Held | undefined;
  readonly onSaved: (record: Held) => void;
  /** Leaves without saving. */
  readonly onLeave: () => void;
}

interface RecordFormPageProps<Held> {
  readonly room: ListedRoom;
  readonly port: ServiceIdentifier<ReadPort<Held>>;
  readonly words: RecordWords;
  readonly nameOf: (record: Held) => string;
  /** What saving did, where it did more than save. */
  readonly savedText?: ((record: Held, before: Held | undefined) => string | undefined) | undefined;
  readonly isNew?: boolean;
  readonly Form: ComponentType<RecordFormProps<Held>>;
}

/** Form page for a new record, or for the one in the address. */
export const RecordFormPage = <Held extends SeenRecord>({
  room,
  port,
  words,
  nameOf,
  savedText,
  isNew = false,
  Form,
}: RecordFormPageProps<Held>) => {
  const navigate = useNavigate();
  const list = useListPath(room);
  const returnPath = useReturnPath(room);
  const toRecord = (id: string): void => void navigate(returnPath(id), { replace: true });
  const { bulk } = useAdminTexts();
  const tell = useTell();
  const onSaved =
    (before?: Held) =>
    (record: Held): void => {
      toRecord(record.id);
      tell(savedText?.(record, before) ?? bulk.saved(nameOf(record)));
    };
  if (isNew)
    return (
      <>
        <RecordHeader title={words.form.newTitle} sub={words.form.newLead} />
        <Form record={undefined} onSaved={onSaved()} onLeave={() => void navigate(list)} />
      </>
    );
  return (
    <RecordReading room={room} port={port} words={words.missing} isForm>
      {(record) => (
        <>
          <RecordHeader title={words.form.editTitle(nameOf(record))} />
          <Form record={record} onSaved={onSaved(record)} onLeave={() => toRecord(record.id)} />
        </>
      )}
    </RecordReading>
  );
};

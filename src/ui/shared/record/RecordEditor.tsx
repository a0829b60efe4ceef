import type { ComponentProps, ReactNode } from 'react';
import type { Fields } from '../../../domain/record/Field.ts';
import { RecordForm } from '../../components/record/RecordForm.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { RecordConflict } from './RecordConflict.tsx';
import type { useRecordForm } from './useRecordForm.ts';

interface RecordEditorProps<Of extends Fields> extends Pick<
  ComponentProps<typeof RecordConflict<Of>>,
  'labels' | 'textOf'
> {
  readonly form: Pick<
    ReturnType<typeof useRecordForm<Of, object>>,
    'draft' | 'form' | 'pending' | 'leave' | 'restored' | 'conflict'
  >;
  readonly submit: string;
  readonly cancel: string;
  /** Leaves without saving. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A record's form with its buttons, the note about a restored draft, and the dialog after a conflict. */
export const RecordEditor = <Of extends Fields>({
  form: { draft, form, pending, leave, restored, conflict },
  labels,
  textOf,
  submit,
  cancel,
  onLeave,
  children,
}: RecordEditorProps<Of>) => (
  <>
    <RecordForm {...form} submit={submit} cancel={cancel} busy={pending} onCancel={() => leave(onLeave)}>
      {restored && <RestoredNote {...restored} />}
      {children}
    </RecordForm>
    <RecordConflict conflict={conflict} draft={draft} labels={labels} textOf={textOf} busy={pending} />
  </>
);

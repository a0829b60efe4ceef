import type { ComponentProps, ReactNode } from 'react';
import type { Fields } from '../../../domain/record/Field.ts';
import { ProblemSummary } from '../../components/record/ProblemSummary.tsx';
import { RecordForm } from '../../components/record/RecordForm.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { RecordConflict } from './RecordConflict.tsx';
import type { useRecordForm } from './useRecordForm.ts';

interface RecordEditorProps<Of extends Fields> extends Pick<
  ComponentProps<typeof RecordConflict<Of>>,
  'labels' | 'textOf'
> {
  readonly form: Pick<
    ReturnType<typeof useRecordForm<Of, object>>,
    'draft' | 'problems' | 'form' | 'pending' | 'leave' | 'restored' | 'conflict'
  >;
  readonly submit: string;
  readonly cancel: string;
  /** Another way to submit, beside the first. */
  readonly also?: ReactNode;
  /** Leaves without saving. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A form of more fields than this does not fit a screen, where all problems would be seen at once. */
const shortForm = 8;

/**
 * A record's form with its buttons, the note about a restored draft, a summary of problems if it is long, and the dialog after a
 * conflict.
 */
export const RecordEditor = <Of extends Fields>({
  form: { draft, problems, form, pending, leave, restored, conflict },
  labels,
  textOf,
  submit,
  cancel,
  also,
  onLeave,
  children,
}: RecordEditorProps<Of>) => {
  const { problemCount } = useAdminTexts();
  const isLong = Object.keys(draft).length > shortForm;
  return (
    <>
      <RecordForm {...form} submit={submit} cancel={cancel} busy={pending} also={also} onCancel={() => leave(onLeave)}>
        {restored && <RestoredNote {...restored} />}
        {isLong && problems.length > 1 && <ProblemSummary title={problemCount(problems.length)} problems={problems} />}
        {children}
      </RecordForm>
      <RecordConflict conflict={conflict} draft={draft} labels={labels} textOf={textOf} busy={pending} />
    </>
  );
};

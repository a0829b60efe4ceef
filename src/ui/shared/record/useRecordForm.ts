import { useState } from 'react';
import type { RecordWrites } from '../../../application/shared/recordWrites.ts';
import type { DraftForm } from '../../../domain/draft/DraftForm.ts';
import type { DraftOf, PathOf } from '../../../domain/record/DraftOf.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import type { LabelsOf } from '../../../domain/record/LabelsOf.ts';
import { namedProblem } from '../../../domain/failure/namedProblem.ts';
import { isSameContent } from '../../../domain/record/isSameContent.ts';
import { labelAt } from '../../../domain/record/labelAt.ts';
import { mergeOver } from '../../../domain/record/mergeOver.ts';
import { useFoundDraft } from '../drafts/useFoundDraft.ts';
import { useKeptDraft } from '../drafts/useKeptDraft.ts';
import { useConflict } from '../useConflict.ts';
import { useDraft } from '../useDraft.ts';
import { useProblemText } from './useProblemText.ts';
import { useSaveRecord } from './useSaveRecord.ts';

interface RecordFormOptions<Of extends Fields, Held> {
  /** Name under which the draft is kept. */
  readonly form: DraftForm;
  readonly fields: Of;
  /** The record being edited; undefined for a new one. */
  readonly record: Held | undefined;
  /** The draft of a record, or the initial one without a record. */
  readonly draftOf: (record: Held | undefined) => DraftOf<Of>;
  readonly writes: Pick<RecordWrites<DraftOf<Of>, PathOf<Of>, never, Held>, 'check' | 'save'>;
  readonly labels: LabelsOf<Of>;
  readonly onSaved: (record: Held) => void;
  /** The form stays open after saving, with whatever was typed meanwhile. */
  readonly staysOpen?: boolean;
}

/** Records that are never changed, such as invitations, have no version. */
const versionOf = (record: object | undefined): number | undefined =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : undefined;

/**
 * A record's form, with an optional file: validated while typing, draft kept until saved, retries sent once. `conflict`
 * is set if somebody else saved the record first, at once if that was before a kept draft was restored.
 */
export const useRecordForm = <Of extends Fields, Held extends object>({
  form: name,
  fields,
  record,
  draftOf,
  writes,
  labels,
  onSaved,
  staysOpen = false,
}: RecordFormOptions<Of, Held>) => {
  const [base, setBase] = useState(record);
  const [hasSaved, setSaved] = useState(false);
  const [file, setFile] = useState<File>();
  const before = draftOf(base);
  // Saved elsewhere on the page, or by others: none of this form's fields changed, so there is nothing to compare.
  const isLater = record !== undefined && (versionOf(record) ?? 0) > (versionOf(base) ?? Infinity);
  if (isLater && isSameContent(draftOf(record), before)) setBase(record);
  const begun = useFoundDraft(name, before, versionOf(base), fields);

  const saving = useSaveRecord({
    save: (typed: DraftOf<Of>, over: Held | undefined) => writes.save(typed, over, file),
    labels,
    onSaved: (saved, sent) => {
      if (staysOpen) {
        setBase(saved);
        setFile(undefined);
        replace((mine) => mergeOver(sent, mine, draftOf(saved)));
        setSaved(true);
      } else drop();
      onSaved(saved);
    },
    onConflict: (latest) => compare(latest),
  });

  const { draft, field, problemOf, wrongFields, form, replace } = useDraft({
    initial: begun.initial,
    check: (typed) => writes.check(typed, base),
    wordsOf: useProblemText(fields, labels),
    task: {
      ...saving,
      run: (typed): Promise<boolean> => (askAgain(typed) ? Promise.resolve(false) : saving.run({ draft: typed, base })),
    },
  });

  const undo = (): void => {
    replace(before);
    setFile(undefined);
  };
  const { isUnsaved, leave, drop, restored } = useKeptDraft(begun, {
    draft,
    before,
    version: versionOf(base),
    hasFile: file !== undefined,
    undo,
  });

  const { compare, askAgain, conflict } = useConflict({
    outdatedBy: begun.isOutdated ? record : undefined,
    draft,
    before,
    draftOf,
    replace,
    onSettled: setBase,
    save: (mine, theirs) => void saving.run({ draft: mine, base: theirs }),
  });

  return {
    /** The record the draft is based on. */
    base,
    draft,
    field,
    problemOf,
    /** For a summary above the form. */
    problems: wrongFields.map((path) => ({ path, text: namedProblem(labelAt(labels, path), problemOf(path) ?? '') })),
    form,
    replace,
    file,
    setFile,
    pending: saving.pending,
    /** Why it was not saved, for a form that says so itself. */
    failure: saving.failure,
    isUnsaved,
    isSaved: hasSaved && !isUnsaved,
    undo,
    leave,
    restored,
    conflict,
  };
};

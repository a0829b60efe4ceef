import { useState } from 'react';
import type { Saved } from '../../../application/shared/Saved.ts';
import type { DraftForm } from '../../../domain/draft/DraftForm.ts';
import type { DraftOf, PathOf } from '../../../domain/record/DraftOf.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import { mergeOver } from '../../../domain/record/mergeOver.ts';
import type { Problems } from '../../../domain/record/Problem.ts';
import type { Result } from '../../../domain/record/Result.ts';
import { scalarsOf } from '../../../domain/record/scalarsOf.ts';
import { useFoundDraft } from '../drafts/useFoundDraft.ts';
import { useKeptDraft } from '../drafts/useKeptDraft.ts';
import { useClash } from '../useClash.ts';
import { useDraft } from '../useDraft.ts';
import { useProblemText } from './useProblemText.ts';
import { useSaveRecord } from './useSaveRecord.ts';

interface RecordFormOptions<Of extends Fields, Held> {
  /** Under which name what is typed is kept. */
  readonly form: DraftForm;
  readonly fields: Of;
  /** The record to be changed; undefined for a new one. */
  readonly record: Held | undefined;
  /** What the form holds of a record, and at first without one. */
  readonly draftOf: (record: Held | undefined) => DraftOf<Of>;
  readonly parse: (draft: DraftOf<Of>, base: Held | undefined) => Result<unknown, Problems<PathOf<Of>>>;
  readonly save: (
    draft: DraftOf<Of>,
    base: Held | undefined,
    file: File | undefined,
  ) => Promise<Saved<Held, PathOf<Of>>>;
  /** What people call the fields. */
  readonly labels: Readonly<Record<PathOf<Of>, string>>;
  readonly onSaved: (record: Held) => void;
  /** The form stays open once it is saved; what was typed meanwhile stays in it. */
  readonly staysOpen?: boolean;
}

/** What is made once and never changed, such as an invitation, has no version. */
const versionOf = (record: object | undefined): number | undefined =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : undefined;

/**
 * What a person types about a record, and a file that goes along: checked as it is typed, kept until it is saved, sent once however
 * often it is tried. `clash` is there where somebody else saved the record meanwhile, also right away when that was before a kept
 * draft was restored.
 */
export const useRecordForm = <Of extends Fields, Held extends object>({
  form: name,
  fields,
  record,
  draftOf,
  parse,
  save,
  labels,
  onSaved,
  staysOpen = false,
}: RecordFormOptions<Of, Held>) => {
  const problemText = useProblemText();
  const [base, setBase] = useState(record);
  const [hasSaved, setSaved] = useState(false);
  const [file, setFile] = useState<File>();
  const before = draftOf(base);
  const begun = useFoundDraft(name, before, versionOf(base));

  const saving = useSaveRecord({
    save: (typed: DraftOf<Of>, over: Held | undefined) => save(typed, over, file),
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
    onStale: (latest) => meet(latest),
  });

  const { draft, field, form, replace } = useDraft({
    initial: begun.initial,
    check: (typed) => {
      const parsed = parse(typed, base);
      return parsed.ok ? {} : parsed.problems;
    },
    wordsOf: (problem, path) => problemText(problem, scalarsOf(fields).find((placed) => placed.path === path)?.field),
    task: { ...saving, run: (typed) => saving.run({ draft: typed, base }) },
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

  const { meet, clash } = useClash({
    outdatedBy: begun.isOutdated ? record : undefined,
    draft,
    before,
    draftOf,
    replace,
    onSettled: setBase,
    save: (mine, theirs) => void saving.run({ draft: mine, base: theirs }),
  });

  return {
    /** The record as the form knows it. */
    base,
    draft,
    field,
    form,
    replace,
    file,
    setFile,
    pending: saving.pending,
    isUnsaved,
    isSaved: hasSaved && !isUnsaved,
    undo,
    leave,
    restored,
    clash,
  };
};

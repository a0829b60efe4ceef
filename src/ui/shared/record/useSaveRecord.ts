import type { Saved } from '../../../application/shared/Saved.ts';
import type { FieldNames } from '../../../domain/failure/FieldNames.ts';
import { useWriteTask } from '../useWriteTask.ts';

interface SaveOptions<Draft, Held> {
  readonly save: (draft: Draft, base: Held | undefined) => Promise<Saved<Held, string>>;
  /** Labels of the fields. */
  readonly labels: FieldNames;
  readonly onSaved: (record: Held, sent: Draft) => void;
  /** Called with the latest record after a conflict. */
  readonly onConflict: (theirs: Held) => void;
}

interface RecordWrite<Draft, Held> {
  readonly draft: Draft;
  /** The record being edited; undefined for a new one. */
  readonly base: Held | undefined;
}

/** Saves a record's form. A draft with problems is not saved. */
export const useSaveRecord = <Draft, Held>({ save, labels, onSaved, onConflict }: SaveOptions<Draft, Held>) =>
  useWriteTask<RecordWrite<Draft, Held>>(async ({ draft, base }) => {
    const saved = await save(draft, base);
    if (saved.kind === 'invalid' || saved.kind === 'withheld') return false;
    if (saved.kind === 'conflict') onConflict(saved.record);
    else onSaved(saved.record, draft);
    return true;
  }, labels);

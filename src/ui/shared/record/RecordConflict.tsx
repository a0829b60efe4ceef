import type { DraftOf, PathOf } from '../../../domain/record/DraftOf.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import { labelAt } from '../../../domain/record/labelAt.ts';
import type { LabelsOf } from '../../../domain/record/LabelsOf.ts';
import { ConflictDialog } from '../../components/ConflictDialog.tsx';

interface Conflict<Of extends Fields> {
  readonly theirDraft: DraftOf<Of>;
  readonly fields: readonly PathOf<Of>[];
  readonly takeTheirs: () => void;
  readonly saveMine: () => void;
  readonly postpone: () => void;
}

interface RecordConflictProps<Of extends Fields> {
  readonly conflict: Conflict<Of> | undefined;
  readonly draft: DraftOf<Of>;
  readonly labels: LabelsOf<Of>;
  /** A draft value as people read it. */
  readonly textOf: (path: PathOf<Of>, draft: DraftOf<Of>) => string;
  readonly busy: boolean;
}

/** Compares both versions field by field after a conflict. */
export const RecordConflict = <Of extends Fields>({ conflict, draft, labels, textOf, busy }: RecordConflictProps<Of>) =>
  conflict && (
    <ConflictDialog
      rows={conflict.fields.map((path) => ({
        label: labelAt(labels, path) ?? path,
        mine: textOf(path, draft),
        theirs: textOf(path, conflict.theirDraft),
      }))}
      busy={busy}
      onTakeTheirs={conflict.takeTheirs}
      onSaveMine={conflict.saveMine}
      onClose={conflict.postpone}
    />
  );

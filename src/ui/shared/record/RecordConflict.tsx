import type { DraftOf, PathOf } from '../../../domain/record/DraftOf.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import { ConflictDialogue } from '../../components/ConflictDialogue.tsx';

interface Clash<Of extends Fields> {
  readonly theirDraft: DraftOf<Of>;
  readonly fields: readonly PathOf<Of>[];
  readonly takeTheirs: () => void;
  readonly saveMine: () => void;
  readonly close: () => void;
}

interface RecordConflictProps<Of extends Fields> {
  readonly clash: Clash<Of> | undefined;
  readonly draft: DraftOf<Of>;
  readonly labels: Readonly<Record<PathOf<Of>, string>>;
  /** A draft value as people read it. */
  readonly textOf: (path: PathOf<Of>, draft: DraftOf<Of>) => string;
  readonly busy: boolean;
}

/** Compares both versions field by field after a conflict. */
export const RecordConflict = <Of extends Fields>({ clash, draft, labels, textOf, busy }: RecordConflictProps<Of>) =>
  clash && (
    <ConflictDialogue
      rows={clash.fields.map((path) => ({
        label: labels[path],
        mine: textOf(path, draft),
        theirs: textOf(path, clash.theirDraft),
      }))}
      busy={busy}
      onTakeTheirs={clash.takeTheirs}
      onSaveMine={clash.saveMine}
      onClose={clash.close}
    />
  );

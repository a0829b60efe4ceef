import { useState } from 'react';
import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import { carrierNoteFields } from '../../../domain/carrier/carrierNoteFields.ts';
import { parseRecord } from '../../../domain/record/parseRecord.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { useProblemText } from '../../shared/record/useProblemText.ts';
import styles from './Carrier.module.css';
import { useCarrierMoves } from './useCarrierMoves.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

interface NoteCardProps {
  readonly carrier: Carrier;
  readonly mayWrite: boolean;
}

/** What colleagues should know about a carrier. */
export const NoteCard = ({ carrier, mayWrite }: NoteCardProps) => {
  const { page } = useCarrierTexts();
  const { pending, saveNote } = useCarrierMoves(carrier);
  /** Undefined while the field shows what is kept. */
  const [typed, setTyped] = useState<string>();
  const kept = carrier.note ?? '';
  const problemText = useProblemText(carrierNoteFields, { note: page.noteLabel });
  const read = parseRecord(carrierNoteFields, { note: typed ?? kept });
  const wrong = read.ok ? undefined : read.problems.note;
  const save = async (): Promise<void> => {
    if (!read.ok) return;
    const { note } = read.value;
    if (note === carrier.note || (await saveNote(note))) setTyped((now) => (now === typed ? undefined : now));
  };
  if (!mayWrite)
    return (
      <Card title={page.note}>
        <div className={styles.body}>
          <p className={styles.note}>{kept === '' ? page.noNote : kept}</p>
        </div>
      </Card>
    );
  return (
    <Card title={page.note}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextArea
          name="note"
          rows={3}
          label={page.noteLabel}
          hint={page.noteHint}
          value={typed ?? kept}
          onChange={setTyped}
          most={carrierNoteFields.note.most}
          problem={wrong && problemText(wrong, 'note')}
        />
        <div>
          <Button type="submit" variant="secondary" busy={pending}>
            {page.noteSave}
          </Button>
        </div>
      </form>
    </Card>
  );
};

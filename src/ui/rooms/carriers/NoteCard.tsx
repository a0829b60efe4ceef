import { useState } from 'react';
import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import styles from './Carrier.module.css';
import { useCarrierMoves } from './useCarrierMoves.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** Characters a note has at most. */
const longest = 1_000;

interface NoteCardProps {
  readonly carrier: Carrier;
  readonly mayWrite: boolean;
}

/** What colleagues should know about a carrier. */
export const NoteCard = ({ carrier, mayWrite }: NoteCardProps) => {
  const { page } = useCarrierTexts();
  const { pending, saveNote } = useCarrierMoves(carrier);
  const [typed, setTyped] = useState<string>();
  const kept = carrier.note ?? '';
  const note = (typed ?? kept).trim();
  const isLong = Array.from(note).length > longest;
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
          if (!isLong && note !== kept) saveNote(note === '' ? undefined : note);
        }}
      >
        <TextArea
          name="note"
          rows={3}
          label={page.noteLabel}
          hint={page.noteHint}
          value={typed ?? kept}
          onChange={setTyped}
          problem={isLong ? page.noteLong : undefined}
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

import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import styles from './LeftPartsNote.module.css';
import { useRequestTexts } from './useRequestTexts.ts';
import type { useStopPlace } from './useStopPlace.ts';

type LeftPartsNoteProps = Pick<ReturnType<typeof useStopPlace>, 'left' | 'clearLeft' | 'keepLeft'>;

/** Says that what stands beside a town was typed for another, until it is cleared or kept; focus then stays in this place. */
export const LeftPartsNote = ({ left, clearLeft, keepLeft }: LeftPartsNoteProps) => {
  const { form: texts, field: labels } = useRequestTexts();
  const note = useRef<HTMLDivElement>(null);
  const decide = (act: () => void) => (): void => {
    note.current?.focus();
    act();
  };
  return (
    <div ref={note} role="status" tabIndex={-1} className={left ? styles.note : 'visually-hidden'}>
      {left && (
        <>
          <p>{texts.leftParts(left.town, left.parts.map((part) => labels[`stops.${part}`]).join(', '))}</p>
          <div className={styles.ways}>
            <Button variant="secondary" onClick={decide(clearLeft)}>
              {texts.clearLeft}
            </Button>
            <Button variant="quiet" onClick={decide(keepLeft)}>
              {texts.keepLeft}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};

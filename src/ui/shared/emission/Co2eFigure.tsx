import { useState } from 'react';
import type { EarlierFootprint, Footprint } from '../../../domain/emission/Footprint.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { Chunked } from '../loading/Chunked.tsx';
import styles from './Co2e.module.css';
import { co2eChunk } from './co2eChunk.ts';
import { useCo2eText } from './useCo2eText.ts';
import { useEmissionTexts } from './useEmissionTexts.ts';

interface Co2eFigureProps {
  readonly footprint: Footprint;
  readonly earlier?: readonly EarlierFootprint[] | undefined;
  /** Whether it is too close to another default to tell them apart. */
  readonly isAlike?: boolean;
}

/** A figure with its level; pressed, it tells how it was found. */
export const Co2eFigure = ({ footprint, earlier, isAlike }: Co2eFigureProps) => {
  const texts = useEmissionTexts();
  const amount = useCo2eText()(footprint);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <span className={styles.figure} data-alike={isAlike || undefined}>
      <button
        type="button"
        aria-label={texts.howOf(amount)}
        title={isAlike ? texts.alike : undefined}
        onClick={() => setOpen(true)}
      >
        {amount}
      </button>{' '}
      <small>{texts.level[footprint.level]}</small>
      {isAlike && <span className="visually-hidden"> {texts.alike}</span>}
      {isOpen && (
        <Chunked
          chunk={co2eChunk}
          renderFailed={(failed) => (
            <Dialog title={texts.told.title} onClose={close}>
              <ReadFailure {...failed} />
            </Dialog>
          )}
        >
          {({ Co2eDialog }) => <Co2eDialog footprint={footprint} earlier={earlier} onClose={close} />}
        </Chunked>
      )}
    </span>
  );
};

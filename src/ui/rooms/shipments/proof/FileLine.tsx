import { type ReactNode, useState } from 'react';
import { isOneOf } from '../../../../domain/outside/isOneOf.ts';
import { pictureKinds } from '../../../../domain/paper/fileKinds.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { fileSizeText } from '../../../components/papers/fileSizeText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './ProofFiles.module.css';

interface FileLineProps {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
  /** Draws it, if it is a picture. */
  readonly renderPicture: (alt: string) => ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A file of a proof: a picture is shown and opens larger. */
export const FileLine = ({ name, size, type, renderPicture, children }: FileLineProps) => {
  const { proof: words } = useShipmentTexts();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.file}>
      {isOneOf(pictureKinds, type) && (
        <button type="button" className={styles.thumbnail} aria-label={words.open(name)} onClick={() => setOpen(true)}>
          {renderPicture('')}
        </button>
      )}
      <span className={styles.name}>
        {name} · {fileSizeText(size, locale)}
      </span>
      {children}
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          {renderPicture(name)}
        </Dialog>
      )}
    </li>
  );
};

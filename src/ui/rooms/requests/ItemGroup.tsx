import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import styles from './ItemGroup.module.css';
import { useRequestTexts } from './useRequestTexts.ts';

interface ItemGroupProps {
  /** What people call it, such as "1. Pickup". */
  readonly name: string;
  /** Each undefined if it cannot be done. */
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel: string;
  readonly children: ReactNode;
}

const [up, down, cross] = ['M12 19V5M6 11l6-6 6 6', 'M12 5v14M6 13l6 6 6-6', 'm7 7 10 10M17 7 7 17'];

/** One item of a list in the form, with buttons that move and remove it. */
export const ItemGroup = ({ name, onUp, onDown, onRemove, removeLabel, children }: ItemGroupProps) => {
  const { form: texts } = useRequestTexts();
  return (
    <fieldset className={styles.item}>
      <legend>{name}</legend>
      <div className={styles.tools}>
        {onUp && <IconButton label={texts.up(name)} path={up} onClick={onUp} />}
        {onDown && <IconButton label={texts.down(name)} path={down} onClick={onDown} />}
        {onRemove && <IconButton label={removeLabel} path={cross} onClick={onRemove} />}
      </div>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
};

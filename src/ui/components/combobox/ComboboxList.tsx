import type { RefObject } from 'react';
import styles from './ComboboxField.module.css';
import type { ComboboxOption } from './ComboboxOption.ts';
import type { ComboboxTexts } from './ComboboxTexts.ts';

interface ComboboxListProps {
  readonly id: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly options: readonly ComboboxOption[];
  readonly active: number;
  readonly words: string;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly onChoose: (key: string) => void;
  readonly texts: ComboboxTexts;
}

/** The list below a combobox, or why it is empty. */
export const ComboboxList = ({
  id,
  list,
  isOpen,
  options,
  active,
  words,
  isPending,
  isFailed,
  onChoose,
  texts,
}: ComboboxListProps) => {
  const note = isFailed ? texts.failed : isPending ? texts.pending : words === '' ? undefined : texts.none(words);
  const shown = isFailed || isPending ? [] : options;
  return (
    <div className={styles.popUp} hidden={!isOpen || (shown.length === 0 && note === undefined)}>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.list} className={styles.list}>
        {shown.map(({ key, content }, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys
          <div
            key={key}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            // So that the field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(key)}
          >
            {content}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className={styles.note}>{note}</p>}
    </div>
  );
};

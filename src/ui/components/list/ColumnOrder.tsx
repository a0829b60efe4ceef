import { type KeyboardEvent, useEffect, useRef } from 'react';
import { moveColumn } from '../../../domain/list/moveColumn.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { CheckField } from '../CheckField.tsx';
import { LineIcon } from '../LineIcon.tsx';
import styles from './ColumnChooser.module.css';

export interface NamedColumn {
  readonly key: string;
  readonly title: string;
}

interface ColumnOrderProps {
  /** The shown columns in order. */
  readonly columns: readonly NamedColumn[];
  readonly onChange: (shown: readonly string[]) => void;
}

const stepOf = ({ key }: KeyboardEvent): -1 | 1 | undefined => {
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : undefined;
};

/** The shown columns; each can be hidden, or moved by its buttons, on which the arrow keys move it too. */
export const ColumnOrder = ({ columns, onChange }: ColumnOrderProps) => {
  const { chooser: words } = useAdminTexts().list;
  const keys = columns.map(({ key }) => key);
  // A row that moves in the page loses the focus, so it is given back.
  const moved = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = moved.current;
    moved.current = null;
    if (button && document.activeElement !== button) button.focus();
  });
  const move = (key: string, by: number, from: HTMLElement): void => {
    moved.current = from;
    onChange(moveColumn(keys, key, by));
  };
  return (
    <ol className={styles.order}>
      {columns.map(({ key, title }, at) => (
        <li key={key}>
          <CheckField name={key} label={title} checked onChange={() => onChange(keys.filter((each) => each !== key))} />
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              className={styles.move}
              aria-label={by < 0 ? words.up(title) : words.down(title)}
              aria-disabled={at + by < 0 || at + by >= columns.length}
              onClick={({ currentTarget }) => move(key, by, currentTarget)}
              onKeyDown={(event) => {
                const step = stepOf(event);
                if (step === undefined) return;
                event.preventDefault();
                move(key, step, event.currentTarget);
              }}
            >
              <LineIcon path={by < 0 ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} size={18} />
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
};

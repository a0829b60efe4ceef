import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { KeyCaps } from '../../components/KeyCaps.tsx';
import styles from './PaletteOption.module.css';
import type { PaletteEntry } from './PaletteEntry.ts';

interface PaletteOptionProps {
  readonly entry: PaletteEntry;
  readonly id: string;
  /** Whether Enter would choose it. */
  readonly isActive: boolean;
  readonly onPoint: () => void;
  /** Called when it was chosen in this tab. */
  readonly onChosen: () => void;
}

/** Keeps the focus in the field. The middle button keeps its meaning. */
const keepFocus = (event: MouseEvent): void => {
  if (event.button === 0) event.preventDefault();
};

/** A line of the palette; a link if it leads somewhere, so that it can be opened in a new tab. */
export const PaletteOption = ({ entry, id, isActive, onPoint, onChosen }: PaletteOptionProps) => {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isActive) words.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const option = {
    id,
    role: 'option',
    className: styles.option,
    tabIndex: -1,
    'aria-selected': isActive,
    onPointerMove: onPoint,
    onMouseDown: keepFocus,
  };
  const content = (
    <>
      <span className={styles.icon}>{entry.icon}</span>
      <span ref={words} className={styles.words}>
        <span className={styles.name}>{entry.name}</span>{' '}
        {entry.about.length > 0 && <small className={styles.about}>{entry.about.join(' · ')}</small>}
      </span>
      {entry.keys && (
        <span className={styles.keys} aria-hidden="true">
          <KeyCaps keys={entry.keys} />
        </span>
      )}
    </>
  );
  if ('run' in entry) {
    // Nothing behind the palette can take the focus before it is gone.
    const run = (): void => {
      flushSync(onChosen);
      entry.run();
    };
    return (
      <button type="button" {...option} onClick={run}>
        {content}
      </button>
    );
  }
  return (
    <Link
      {...option}
      to={entry.to}
      onClick={({ ctrlKey, metaKey, shiftKey, defaultPrevented }) => {
        if (!ctrlKey && !metaKey && !shiftKey && !defaultPrevented) onChosen();
      }}
    >
      {content}
    </Link>
  );
};

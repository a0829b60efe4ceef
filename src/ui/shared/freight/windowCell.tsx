import { Fragment, type ReactElement } from 'react';
import type { StopWindow } from '../../../domain/stop/Stop.ts';
import styles from './windowCell.module.css';
import { windowLines } from './windowText.ts';

/**
 * When a stop may be served, in a list: a window that ends on another day takes a second line where one is too short for it.
 * Undefined if nothing is known of it.
 */
export const windowCell = (
  window: Pick<StopWindow, 'from' | 'to' | 'timeZone'> | undefined,
  locale: string,
): ReactElement | undefined => {
  const lines = windowLines(window ?? {}, locale);
  if (lines.length === 0) return undefined;
  return (
    <span className={styles.window}>
      {lines.map((line, at) => (
        <Fragment key={line}>
          {at > 0 && ' '}
          <span className={styles.line}>{line}</span>
        </Fragment>
      ))}
    </span>
  );
};

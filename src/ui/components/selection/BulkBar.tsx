import { type ReactNode, useRef } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import styles from './BulkBar.module.css';
import { useJumpKey } from '../useJumpKey.ts';

interface BulkBarProps {
  /** How many are selected, formatted; undefined if none are. */
  readonly count: string | undefined;
  readonly onClear: () => void;
  /** Selects all that the list has found, also on other pages; undefined if they are. */
  readonly all?: { readonly label: string; readonly busy: boolean; readonly onSelect: () => void } | undefined;
  /** The actions. */
  readonly children: ReactNode;
}

/** What can be done with the selected rows, in reach of the thumb. F6 leads there and back. */
export const BulkBar = ({ count, onClear, all, children }: BulkBarProps) => {
  const { bulk } = useAdminTexts();
  const bar = useRef<HTMLElement>(null);
  const { props } = useJumpKey(bar, 'bar', count !== undefined);
  return (
    <>
      <p role="status" className="visually-hidden">
        {count !== undefined && `${bulk.selected(count)}. ${bulk.barKey}`}
      </p>
      {count !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes where the focus came from
        <section ref={bar} className={styles.bar} aria-label={bulk.bar} data-thumb-bar="" {...props}>
          <div className={styles.count}>
            <strong>{bulk.selected(count)}</strong>
            {all && (
              <Button variant="quiet" busy={all.busy} onClick={all.onSelect}>
                {all.label}
              </Button>
            )}
            <Button variant="quiet" onClick={onClear}>
              {bulk.clear}
            </Button>
          </div>
          <div className={styles.actions}>{children}</div>
        </section>
      )}
    </>
  );
};

import { type ReactNode, useId } from 'react';
import styles from './PopoverMenu.module.css';

interface PopoverMenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A button that opens a small panel. The platform's popover closes it on Escape and on a click elsewhere. */
export const PopoverMenu = ({ label, trigger, align = 'start', children }: PopoverMenuProps) => {
  const id = useId();
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label}>
        {trigger}
      </button>
      <div id={id} popover="auto" className={styles.panel} data-align={align}>
        {children}
      </div>
    </div>
  );
};

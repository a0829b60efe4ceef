import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './PopoverMenu.module.css';

interface PopoverMenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'end';
  /** Whether the button is round, to match what it shows. */
  readonly round?: boolean;
  /** Whether the panel is wide, and closes on a link instead of a button. */
  readonly wide?: boolean;
  /** Called before the panel is shown. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

const closeOnceChosen = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  const choice = currentTarget.dataset['wide'] === undefined ? 'a, button' : 'a';
  if (target instanceof Element && target.closest(choice)) currentTarget.hidePopover();
};

/** A button that opens a small panel; it closes on a choice, on Escape and on a click outside. */
export const PopoverMenu = ({ label, trigger, align = 'start', round, wide, onOpen, children }: PopoverMenuProps) => {
  const id = useId();
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.trigger}
        data-round={round || undefined}
        popoverTarget={id}
        aria-label={label}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is clicked are the buttons in it */}
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        data-align={align}
        data-wide={wide || undefined}
        onClick={closeOnceChosen}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') onOpen?.();
        }}
      >
        {children}
      </div>
    </div>
  );
};

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { CloseButton } from './CloseButton.tsx';
import styles from './Dialog.module.css';
import { returnFocus } from './returnFocus.ts';

interface DialogProps {
  readonly title: string;
  /** Called on Escape or the close button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const isWithin = (part: Element, whole: Element | null): boolean =>
  whole !== null && part.getBoundingClientRect().bottom <= whole.getBoundingClientRect().bottom;

/**
 * A modal dialog, open while mounted. Focus starts in its first field or on the safe button, or else on its heading, and returns when it
 * closes; to the page's heading where what opened it is gone.
 */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const id = useId();
  const { close } = useAdminTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    const field = dialog.current?.querySelector<HTMLElement>('input, select, [data-safe]');
    const first = field ?? heading.current;
    // A dialog that still loads scrolls by a few pixels, and stays so when it is full.
    first?.focus({ preventScroll: isWithin(first, dialog.current) });
    return () => {
      returnFocus(before);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <CloseButton label={close} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
};

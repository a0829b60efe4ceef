import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './PaletteFrame.module.css';

interface PaletteFrameProps {
  readonly label: string;
  /** Called on Escape and on a click outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog at the top of the page, open while mounted; its field has the focus, which returns when it closes. */
export const PaletteFrame = ({ label, onClose, children }: PaletteFrameProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const closeOutside = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      className={styles.frame}
      aria-label={label}
      onMouseDown={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
};

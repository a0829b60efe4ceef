import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialogue.module.css';

interface DialogueProps {
  readonly title: string;
  /** Told when it is left by Escape. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialogue as long as it is rendered; the focus goes back to where it was. */
export const Dialogue = ({ title, onClose, children }: DialogueProps) => {
  const id = useId();
  const dialogue = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialogue.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialogue}
      className={styles.dialogue}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
};

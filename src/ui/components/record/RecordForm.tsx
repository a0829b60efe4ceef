import type { FormEvent, ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { KeyCaps } from '../KeyCaps.tsx';
import { ThumbBar } from '../ThumbBar.tsx';
import styles from './RecordForm.module.css';

interface RecordFormProps {
  readonly submit: string;
  readonly cancel: string;
  readonly busy: boolean;
  /** Another way to submit, beside the first. */
  readonly also?: ReactNode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A record's form in sections, with a sticky bar for Save and Cancel. */
export const RecordForm = ({ submit, cancel, busy, also, onSubmit, onCancel, children }: RecordFormProps) => (
  <form className={styles.form} noValidate onSubmit={onSubmit}>
    {children}
    <ThumbBar>
      <Button type="submit" busy={busy} aria-keyshortcuts="Control+Enter Meta+Enter">
        {submit}
      </Button>
      {also}
      <Button variant="quiet" onClick={onCancel}>
        {cancel}
      </Button>
      <span className={styles.keys} aria-hidden="true">
        {submit} <KeyCaps keys="Mod+Enter" />
      </span>
    </ThumbBar>
  </form>
);

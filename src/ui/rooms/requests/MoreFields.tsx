import { type ReactNode, useState } from 'react';
import styles from './MoreFields.module.css';

interface MoreFieldsProps {
  readonly title: string;
  /** Whether one of the fields has a value or a problem, which must be seen. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** Fields that are rarely needed, folded away until they are. */
export const MoreFields = ({ title, isNeeded, children }: MoreFieldsProps) => {
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <details className={styles.more} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
};

import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  readonly legend: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, beside one another where there is room. */
export const FieldGroup = ({ legend, text, children }: FieldGroupProps) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {text && <p className={styles.text}>{text}</p>}
    <div className={styles.fields}>{children}</div>
  </fieldset>
);

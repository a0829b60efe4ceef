import type { ReactNode, Ref } from 'react';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  readonly legend: string;
  /** Muted text after the legend. */
  readonly aside?: string | undefined;
  readonly text?: string;
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly children: ReactNode;
}

/** Fields that belong together, side by side if there is room. */
export const FieldGroup = ({ legend, aside, text, ref, children }: FieldGroupProps) => (
  <fieldset ref={ref} className={styles.group}>
    <legend>
      {legend} {aside && <span className={styles.aside}>{aside}</span>}
    </legend>
    {text && <p className={styles.text}>{text}</p>}
    <div className={styles.fields}>{children}</div>
  </fieldset>
);

import type { ReactNode } from 'react';
import { useSought } from './useSought.ts';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  readonly legend: string;
  /** A quiet word after the legend. */
  readonly aside?: string | undefined;
  readonly text?: string;
  /** By which an address may name it after its `#`. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, beside one another where there is room. */
export const FieldGroup = ({ legend, aside, text, name, children }: FieldGroupProps) => (
  <fieldset ref={useSought<HTMLFieldSetElement>(name)} className={styles.group}>
    <legend>
      {legend} {aside && <span className={styles.aside}>{aside}</span>}
    </legend>
    {text && <p className={styles.text}>{text}</p>}
    <div className={styles.fields}>{children}</div>
  </fieldset>
);

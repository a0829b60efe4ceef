import { initialsOf } from '../../domain/account/initialsOf.ts';
import styles from './Avatar.module.css';

/** A person at a glance, beside their name: its initials. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <span className={styles.avatar} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

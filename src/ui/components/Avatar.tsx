import { initialsOf } from '../../domain/account/initialsOf.ts';
import styles from './Avatar.module.css';

/** The initials of a person, shown beside their name. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <span className={styles.avatar} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

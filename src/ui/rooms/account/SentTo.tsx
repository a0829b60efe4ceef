import styles from './SentTo.module.css';

interface SentToProps {
  /** Text before the address. */
  readonly lead: string;
  readonly email: string;
}

/** Says what was sent, with the address on a line of its own. */
export const SentTo = ({ lead, email }: SentToProps) => (
  <>
    {lead} <strong className={styles.email}>{email}</strong>
  </>
);

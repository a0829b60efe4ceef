import styles from './SentTo.module.css';

interface SentToProps {
  /** What was sent; the address follows it. */
  readonly lead: string;
  readonly email: string;
}

/** What was sent to the address that the person has to look into, which stands out on a line of its own. */
export const SentTo = ({ lead, email }: SentToProps) => (
  <>
    {lead} <strong className={styles.email}>{email}</strong>
  </>
);

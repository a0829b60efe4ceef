import styles from './SentTo.module.css';

interface SentToProps {
  readonly sentence: string;
  /** As it stands in the sentence. */
  readonly email: string;
}

/** A sentence with the address that the person has to look into, which stands out on a line of its own. */
export const SentTo = ({ sentence, email }: SentToProps) => {
  const [before, after] = sentence.split(email);
  return (
    <>
      {before}
      <strong className={styles.email}>{email}</strong>
      {after}
    </>
  );
};

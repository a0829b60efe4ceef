import styles from './EmailLine.module.css';

/** An email address that breaks before the @ if it is too long for its column. */
export const EmailLine = ({ email }: { readonly email: string }) => {
  const [name = '', host = ''] = email.split(/(?=@)/);
  return (
    <span className={styles.email}>
      {name}
      <wbr />
      {host}
    </span>
  );
};

import styles from './Reading.module.css';

/** Says beside a field how what is typed in it is read. */
export const Reading = ({ children }: { readonly children: string }) => (
  <span className={styles.words} aria-live="polite">
    {children}
  </span>
);

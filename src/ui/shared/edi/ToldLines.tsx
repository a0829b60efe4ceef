import styles from './PartnerCodesField.module.css';

/** What came of the last load, such as what is wrong with the file. */
export const ToldLines = ({ told }: { readonly told: readonly string[] }) => (
  <div role="status" className={styles.told}>
    {told.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
